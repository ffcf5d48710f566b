-- Links generated texts to stories and measures them.

-- Links a reserved generation to its story. Outcomes: 'noted'; 'gone' (its group was deleted); 'many' (the group has
-- `p_most` texts); 'full' (the account's space is used up). A story keeps at most `p_most_groups` groups; the oldest are
-- deleted. Failed texts are not counted. `p_new.bytes` is what the text may take at most.
CREATE OR REPLACE FUNCTION note_story_generation(
  p_new story_generations, p_most integer, p_most_groups integer
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_bytes integer := 500 + coalesce(octet_length(p_new.request::text), 0) + p_new.bytes;
BEGIN
  IF p_new.group_id IS NOT NULL THEN
    -- The group's first is held, so that it can't be deleted, and is counted once, meanwhile.
    PERFORM FROM story_generations s WHERE s.generation_id = p_new.group_id AND s.user_id = p_new.user_id FOR UPDATE;
    IF NOT FOUND THEN RETURN 'gone'; END IF;
    IF p_most <= (SELECT count(*) FROM story_generations s JOIN generations g ON g.id = s.generation_id
        WHERE s.group_id = p_new.group_id AND g.status <> 'failed') THEN
      RETURN 'many';
    END IF;
  END IF;
  DELETE FROM story_generations s WHERE s.generation_id IN (
    SELECT o.generation_id FROM story_generations o
      WHERE p_new.group_id IS NULL AND o.user_id = p_new.user_id AND o.story_id = p_new.story_id
        AND o.generation_id = o.group_id
      ORDER BY o.created_at DESC, o.generation_id DESC OFFSET p_most_groups - 1);
  INSERT INTO story_generations (generation_id, user_id, story_id, group_id, purpose, request, bytes, created_at)
    VALUES (p_new.generation_id, p_new.user_id, p_new.story_id, coalesce(p_new.group_id, p_new.generation_id),
      p_new.purpose, p_new.request, v_bytes, clock_timestamp());
  RETURN 'noted';
EXCEPTION
  WHEN check_violation THEN RETURN 'full';
END $$;

-- Counts a finished text by its own length. A failed text, and one stopped before its first word, is removed.
CREATE OR REPLACE FUNCTION tally_story_generation(p_generation uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM story_generations s USING generations g
    WHERE s.generation_id = p_generation AND g.id = s.generation_id AND (g.status = 'failed' OR g.status = 'stopped' AND g.result = '');
  UPDATE story_generations s SET bytes = 500 + coalesce(octet_length(s.request::text), 0) + octet_length(g.result)
    FROM generations g
    WHERE s.generation_id = p_generation AND g.id = s.generation_id AND g.status <> 'running';
EXCEPTION
  -- Longer than it was thought, in an account without any space left: the text stays, counted as it was.
  WHEN check_violation THEN NULL;
END $$;

-- Adds the change of bytes to the space of the account's stories.
CREATE OR REPLACE FUNCTION measure_story_generations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM book_story_storage(ARRAY[OLD.user_id], ARRAY[-OLD.bytes::bigint]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM book_story_storage(ARRAY[NEW.user_id], ARRAY[NEW.bytes::bigint]);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER story_generations_measured AFTER INSERT OR DELETE OR UPDATE OF bytes ON story_generations
  FOR EACH ROW EXECUTE FUNCTION measure_story_generations();

-- Deletes the texts of a story that is deleted for good.
CREATE OR REPLACE FUNCTION forget_story_generations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM story_generations s USING old_rows o WHERE s.story_id = o.id AND s.user_id = o.user_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER stories_forget_generations AFTER DELETE ON stories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_story_generations();

-- Stores for which story a text was paid.
CREATE OR REPLACE FUNCTION note_generation_story() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO generation_stories (generation_id, user_id, story_id)
    VALUES (NEW.generation_id, NEW.user_id, NEW.story_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER story_generations_paid AFTER INSERT ON story_generations
  FOR EACH ROW EXECUTE FUNCTION note_generation_story();
