//! Tables without a server.
