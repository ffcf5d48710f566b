-- Who has the site open. Unlogged: a heartbeat each minute is not worth the write-ahead log, and after a crash the
-- open tabs tell of themselves anew.

CREATE UNLOGGED TABLE active_sessions (
  -- Made by the client, one for each tab.
  id uuid PRIMARY KEY,
  -- Null for a visitor.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  -- Never recorded (docs/product/pages.md).
  ip_address text NOT NULL DEFAULT 'unknown' CHECK (ip_address = 'unknown'),
  user_agent text NOT NULL,
  started_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);
CREATE INDEX active_sessions_last_seen ON active_sessions (last_seen_at) INCLUDE (user_id);
CREATE INDEX active_sessions_user ON active_sessions (user_id) WHERE user_id IS NOT NULL;
