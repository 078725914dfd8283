-- What happened at the tables, and an index of it. Only TEXT and BIGINT: one SQL serves both databases.
-- Times are milliseconds since 1970, flags are 0 or 1.

CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) /* by key */;

-- What people said stands apart from the log, so that it can be deleted.
CREATE TABLE words (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    user_id TEXT,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) /* by key */;
CREATE INDEX words_of_user ON words (user_id);

CREATE TABLE tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    head BIGINT NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    private BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    owner TEXT NOT NULL,
    setup TEXT NOT NULL,
    pace TEXT NOT NULL,
    made BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    since BIGINT NOT NULL,
    deadline BIGINT,
    bot_due BIGINT NOT NULL,
    result TEXT,
    seats TEXT NOT NULL,
    to_act BIGINT NOT NULL
) /* roomy */;
-- No index holds what changes with every move.
CREATE INDEX tables_by_status ON tables (status, since);
CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_bot_due ON tables (table_id) WHERE bot_due = 1;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    bit BIGINT NOT NULL,
    user_id TEXT,
    PRIMARY KEY (table_id, seat)
) /* by key */;
CREATE INDEX seats_of_user ON seats (user_id, table_id);
