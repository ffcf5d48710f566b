-- A story's unlisted link; one at most. Who knows the link reads the story as it is saved now. The link is found by its
-- hash; sealed by the installation's secret it can be shown to its writer again (server/seal.ts).
CREATE TABLE story_shares (
  story_id uuid PRIMARY KEY REFERENCES stories (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  token_sealed text NOT NULL,
  -- What the writer signs with; empty for nothing.
  pen_name text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  adult_only boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX story_shares_user ON story_shares (user_id);
