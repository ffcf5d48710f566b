-- How much the stories of an account hold, in bytes of UTF-8, and a ceiling for it: saving is counted by the minute,
-- but a patient script would fill the disk of everybody. Kept by a trigger in the saving transaction itself.
CREATE TABLE story_storage (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  bytes bigint NOT NULL CHECK (bytes >= 0)
);

-- The numbers of domain/billing/plans.ts (storageBytes), held equal by a test. A paid plan past its end counts as free.
CREATE FUNCTION story_storage_limit(p_user uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE coalesce((SELECT plan FROM user_tokens t
    WHERE t.user_id = p_user AND (t.plan_ends_at IS NULL OR t.plan_ends_at > now())), 'free')
    WHEN 'pro' THEN 1000000000 WHEN 'publisher' THEN 2000000000 ELSE 200000000 END::bigint
$$;

-- Lengths come from the row's own header: no text is read for them. Each row takes some space beside its texts.
CREATE FUNCTION story_bytes(title text, content text, genre text, prompt text) RETURNS bigint LANGUAGE sql IMMUTABLE
RETURN 1000 + octet_length(title)::bigint + octet_length(content) + octet_length(genre) + octet_length(prompt);

-- Books what each account gained or lost. Growing past the ceiling is refused, whatever comes at the same time: the
-- account's row is held until the save commits. What is over it already (a plan has ended) may shrink and be deleted.
CREATE FUNCTION book_story_storage(p_users uuid[], p_bytes bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  step record;
  held bigint;
BEGIN
  FOR step IN SELECT user_id, sum(bytes)::bigint AS bytes FROM unnest(p_users, p_bytes) AS s (user_id, bytes)
    GROUP BY 1 HAVING sum(bytes) <> 0 ORDER BY 1
  LOOP
    IF step.bytes < 0 THEN
      -- No row to change where the account goes and its own went first.
      UPDATE story_storage t SET bytes = t.bytes + step.bytes WHERE t.user_id = step.user_id;
    ELSE
      INSERT INTO story_storage AS t (user_id, bytes) VALUES (step.user_id, step.bytes)
        ON CONFLICT (user_id) DO UPDATE SET bytes = t.bytes + excluded.bytes
        RETURNING t.bytes INTO held;
      IF held > story_storage_limit(step.user_id) THEN
        RAISE EXCEPTION 'the stories of an account hold too much'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'story_storage_per_account', TABLE = 'stories';
      END IF;
    END IF;
  END LOOP;
END $$;

CREATE FUNCTION measure_stories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM book_story_storage(array_agg(user_id), array_agg(story_bytes(title, content, genre, prompt)))
      FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM book_story_storage(array_agg(user_id), array_agg(-story_bytes(title, content, genre, prompt)))
      FROM old_rows;
  ELSE
    PERFORM book_story_storage(array_agg(user_id), array_agg(bytes)) FROM (
      SELECT user_id, -story_bytes(title, content, genre, prompt) AS bytes FROM old_rows
      UNION ALL SELECT user_id, story_bytes(title, content, genre, prompt) FROM new_rows
    ) changed;
  END IF;
  RETURN NULL;
END $$;

INSERT INTO story_storage (user_id, bytes)
  SELECT user_id, sum(story_bytes(title, content, genre, prompt)) FROM stories GROUP BY 1;
CREATE TRIGGER stories_measured_made AFTER INSERT ON stories
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_stories();
CREATE TRIGGER stories_measured_gone AFTER DELETE ON stories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_stories();
CREATE TRIGGER stories_measured_changed AFTER UPDATE ON stories
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_stories();

-- For the hourly job that empties the bin.
CREATE INDEX stories_trashed ON stories (trashed_at) WHERE trashed_at IS NOT NULL;

-- The terms of use have a page of their own by now: accounts that are opened from here on accept them with the privacy
-- notice (record_consents takes every document's newest version).
INSERT INTO legal_texts (document, version) VALUES ('terms', '2026-11-21');
