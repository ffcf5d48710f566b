-- What a story was: kept by itself while somebody writes, by hand under a name, and before something takes the text's
-- place. A revision is told by the one before it (server/features/revision-store/text-edits.ts), so that a thousand of a novel take little
-- more than the novel; now and then one is kept whole.
CREATE TABLE story_revisions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  story_id uuid NOT NULL REFERENCES stories (id) ON DELETE CASCADE,
  -- Also where the story has just gone: the space is booked by it.
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Their order within the story; one that is not whole is told by the next smaller number.
  seq integer NOT NULL CHECK (seq >= 1),
  kind text NOT NULL CHECK (kind IN ('auto', 'named', 'before-ai', 'before-restore', 'before-overwrite')),
  name text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  rating text NOT NULL,
  word_count integer NOT NULL CHECK (word_count >= 0),
  -- Against the revision before it.
  words_added integer NOT NULL CHECK (words_added >= 0),
  words_removed integer NOT NULL CHECK (words_removed >= 0),
  is_full boolean NOT NULL,
  -- Title, genre, idea and text, parted by NUL, or the edits that make them out of the one before; brotli.
  data bytea NOT NULL,
  -- SHA-256 of the whole: what is read is checked against it.
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  -- When the story was saved so, and when that was kept.
  written_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (story_id, seq)
);
-- Packed already.
ALTER TABLE story_revisions ALTER COLUMN data SET STORAGE EXTERNAL;
CREATE INDEX story_revisions_user ON story_revisions (user_id);

-- When a story's newest revision was kept; long ago where it has none.
CREATE FUNCTION last_revision_at(p_story uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT created_at FROM story_revisions WHERE story_id = p_story ORDER BY seq DESC LIMIT 1),
    '-infinity')
$$;

-- The revisions of an account have space of their own, as much as its stories (story_storage_limit): they can never be
-- the reason that a text is not saved.
CREATE TABLE revision_storage (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  bytes bigint NOT NULL CHECK (bytes >= 0)
);

CREATE FUNCTION revision_bytes(data bytea) RETURNS bigint LANGUAGE sql IMMUTABLE
RETURN 250 + octet_length(data)::bigint;

CREATE FUNCTION book_revision_storage(p_user uuid, p_bytes bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held bigint;
BEGIN
  IF p_bytes < 0 THEN
    -- No row to change where the account goes and its own went first.
    UPDATE revision_storage t SET bytes = t.bytes + p_bytes WHERE t.user_id = p_user;
  ELSIF p_bytes > 0 THEN
    INSERT INTO revision_storage AS t (user_id, bytes) VALUES (p_user, p_bytes)
      ON CONFLICT (user_id) DO UPDATE SET bytes = t.bytes + excluded.bytes
      RETURNING t.bytes INTO held;
    IF held > story_storage_limit(p_user) THEN
      RAISE EXCEPTION 'the revisions of an account hold too much'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'revision_storage_per_account', TABLE = 'story_revisions';
    END IF;
  END IF;
END $$;

CREATE FUNCTION measure_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR step IN SELECT user_id, sum(revision_bytes(data))::bigint AS bytes FROM new_rows GROUP BY 1 ORDER BY 1 LOOP
      PERFORM book_revision_storage(step.user_id, step.bytes);
    END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR step IN SELECT user_id, -sum(revision_bytes(data))::bigint AS bytes FROM old_rows GROUP BY 1 ORDER BY 1 LOOP
      PERFORM book_revision_storage(step.user_id, step.bytes);
    END LOOP;
  ELSE
    FOR step IN SELECT user_id, sum(bytes)::bigint AS bytes FROM (
        SELECT user_id, -revision_bytes(data) AS bytes FROM old_rows
        UNION ALL SELECT user_id, revision_bytes(data) FROM new_rows
      ) changed GROUP BY 1 ORDER BY 1 LOOP
      PERFORM book_revision_storage(step.user_id, step.bytes);
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER revisions_measured_made AFTER INSERT ON story_revisions
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_revisions();
CREATE TRIGGER revisions_measured_gone AFTER DELETE ON story_revisions
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_revisions();
CREATE TRIGGER revisions_measured_changed AFTER UPDATE ON story_revisions
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_revisions();

-- The bin of a writer, newest first.
CREATE INDEX stories_bin ON stories (user_id, trashed_at DESC, id DESC) WHERE trashed_at IS NOT NULL;
