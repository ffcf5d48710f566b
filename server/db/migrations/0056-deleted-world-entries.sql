-- World entries that were deleted a short time ago, so that the deletion can be undone. They are apart from
-- `bible_entries`, so that nothing that reads a world has to leave them out.
CREATE TABLE deleted_bible_entries (
  id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The row of `bible_entries`.
  entry jsonb NOT NULL,
  -- What stories did with it: a list of `story_id` and `use`.
  uses jsonb NOT NULL,
  deleted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX deleted_bible_entries_oldest ON deleted_bible_entries (deleted_at);
