-- Calling people who are away.

CREATE TABLE push_subscriptions (
    endpoint TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);

-- A queue. A process that sends a call claims it for a while, so that no other one sends it too.
CREATE TABLE calls (
    id TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    table_id TEXT,
    kind TEXT NOT NULL,
    details TEXT NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0,
    sent BIGINT,
    claimed_by TEXT,
    claimed_until BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX calls_due ON calls (due) WHERE sent IS NULL;
CREATE INDEX calls_of_user ON calls (user_id);
