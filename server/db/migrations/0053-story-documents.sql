-- A story's replicated document: its updates in the order of their commits, folded into a snapshot from time to time. The
-- columns of `stories` are derived from it. A story without a row here was never opened since this version; its columns
-- are the document.
CREATE TABLE story_documents (
  story_id uuid PRIMARY KEY REFERENCES stories (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Number of the last update; each update has the next one.
  version bigint NOT NULL CHECK (version >= 0),
  -- The last update that the columns of `stories` contain.
  derived_version bigint NOT NULL CHECK (derived_version BETWEEN 0 AND version),
  -- Length of the derived text in UTF-16 code units, as the limit of a text counts.
  characters integer NOT NULL CHECK (characters >= 0),
  -- Bytes of the updates after `derived_version`; counted as the owner's storage until they are derived.
  pending_bytes bigint NOT NULL DEFAULT 0 CHECK (pending_bytes >= 0),
  -- All updates up to `snapshot_version`; null before the first folding.
  snapshot bytea,
  snapshot_version bigint NOT NULL DEFAULT 0 CHECK (snapshot_version BETWEEN 0 AND version),
  -- Who wrote since the last revision.
  writer_ids uuid[] NOT NULL DEFAULT '{}',
  changed_at timestamptz NOT NULL
);
CREATE INDEX story_documents_pending ON story_documents (user_id, changed_at) WHERE version > derived_version;
CREATE INDEX story_documents_user ON story_documents (user_id);
-- Room on the page for the new row of each append.
ALTER TABLE story_documents SET (fillfactor = 70);

CREATE TABLE story_updates (
  story_id uuid NOT NULL REFERENCES story_documents (story_id) ON DELETE CASCADE,
  version bigint NOT NULL,
  user_id uuid NOT NULL,
  data bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (story_id, version)
);

-- Who wrote between the last revision and this one; empty for revisions from before.
ALTER TABLE story_revisions ADD COLUMN writer_ids uuid[] NOT NULL DEFAULT '{}';
