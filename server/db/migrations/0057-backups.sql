-- Each backup that ended: the age of the last good one is watched, and the reason of the last failure is shown.
CREATE TABLE backups (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  place text NOT NULL,
  -- Null for a failed one.
  bytes bigint,
  error text,
  CONSTRAINT backups_outcome CHECK ((bytes IS NULL) <> (error IS NULL))
);
CREATE INDEX backups_good ON backups (ended_at) WHERE error IS NULL;
