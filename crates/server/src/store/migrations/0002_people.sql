-- Who plays, and how the server knows them again.

CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password_hash TEXT,
    email TEXT,
    email_confirmed BIGINT NOT NULL DEFAULT 0,
    language TEXT NOT NULL,
    role TEXT NOT NULL,
    settings TEXT NOT NULL,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    deleted BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires);

CREATE TABLE passkeys (
    credential_id TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    label TEXT NOT NULL,
    public_key TEXT NOT NULL,
    sign_count BIGINT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- A passkey's challenge, until it is answered. Nobody is known yet where somebody signs in.
CREATE TABLE ceremonies (
    id TEXT NOT NULL PRIMARY KEY,
    user_id TEXT,
    state TEXT NOT NULL,
    expires BIGINT NOT NULL
);

-- E-mail addresses whose owner has still to say yes.
CREATE TABLE confirmations (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    email TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX confirmations_of_user ON confirmations (user_id);

CREATE TABLE ratings (
    user_id TEXT NOT NULL REFERENCES users (id),
    game TEXT NOT NULL,
    rating BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (user_id, game)
);
CREATE INDEX ratings_by_game ON ratings (game, rating);

CREATE TABLE rated_games (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    places TEXT NOT NULL,
    counted BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX rated_games_to_count ON rated_games (at) WHERE counted = 0;
