-- Measures the bytes of stories and limits them per account.

-- The space of an account's stories by the terms of its plan.
CREATE OR REPLACE FUNCTION story_storage_limit(p_user uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (plan_terms_in_force(p_user, now())).storage_bytes;
END $$;

-- Bytes of a story. The lengths come from the row's header, so no text is read. Each row counts some bytes besides.
CREATE OR REPLACE FUNCTION story_bytes(title text, content text, genre text, prompt text) RETURNS bigint LANGUAGE sql IMMUTABLE
RETURN 1000 + octet_length(title)::bigint + octet_length(content) + octet_length(genre) + octet_length(prompt);

CREATE OR REPLACE FUNCTION story_bytes(title text, content text, genre text, prompt text, chapter_notes text) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN story_bytes(title, content, genre, prompt) + octet_length(chapter_notes);

-- Adds what each account gained or lost. Growth above the limit is refused, also with parallel saves: the account's row
-- is locked until the save commits. An account above the limit (its plan has ended) may shrink and delete. Where
-- `yazihane.storage_measured` is on, the growth was measured before, as an update of a document.
CREATE OR REPLACE FUNCTION book_story_storage(p_users uuid[], p_bytes bigint[]) RETURNS void LANGUAGE plpgsql AS $$
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
      IF held > story_storage_limit(step.user_id)
        AND coalesce(current_setting('yazihane.storage_measured', true), '') <> 'on' THEN
        RAISE EXCEPTION 'the stories of an account hold too much'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'story_storage_per_account', TABLE = 'stories';
      END IF;
    END IF;
  END LOOP;
END $$;

-- Chapter notes count like the text.
CREATE OR REPLACE FUNCTION measure_stories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM book_story_storage(array_agg(user_id),
        array_agg(story_bytes(title, content, genre, prompt, chapter_notes)))
      FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM book_story_storage(array_agg(user_id),
        array_agg(-story_bytes(title, content, genre, prompt, chapter_notes)))
      FROM old_rows;
  ELSE
    PERFORM book_story_storage(array_agg(user_id), array_agg(bytes)) FROM (
      SELECT user_id, -story_bytes(title, content, genre, prompt, chapter_notes) AS bytes FROM old_rows
      UNION ALL SELECT user_id, story_bytes(title, content, genre, prompt, chapter_notes) FROM new_rows
    ) changed;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stories_measured_made AFTER INSERT ON stories
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_stories();
CREATE OR REPLACE TRIGGER stories_measured_gone AFTER DELETE ON stories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_stories();
CREATE OR REPLACE TRIGGER stories_measured_changed AFTER UPDATE ON stories
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_stories();
