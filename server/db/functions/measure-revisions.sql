-- Measures the bytes of revisions and limits them per account.

-- When a story's newest revision was stored; -infinity where it has none.
CREATE OR REPLACE FUNCTION last_revision_at(p_story uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT created_at FROM story_revisions WHERE story_id = p_story ORDER BY seq DESC LIMIT 1),
    '-infinity')
$$;

CREATE OR REPLACE FUNCTION revision_bytes(data bytea) RETURNS bigint LANGUAGE sql IMMUTABLE
RETURN 250 + octet_length(data)::bigint;

-- As `book_story_storage`, for one account.
CREATE OR REPLACE FUNCTION book_revision_storage(p_user uuid, p_bytes bigint) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION measure_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER revisions_measured_made AFTER INSERT ON story_revisions
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_revisions();
CREATE OR REPLACE TRIGGER revisions_measured_gone AFTER DELETE ON story_revisions
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_revisions();
CREATE OR REPLACE TRIGGER revisions_measured_changed AFTER UPDATE ON story_revisions
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_revisions();
