-- What was written for which story: all texts that were written for one request are a group, found again with the story
-- on every device. The texts themselves stay where they are, in `generations`.
ALTER TABLE generations DROP CONSTRAINT generations_surface_check,
  ADD CONSTRAINT generations_surface_check CHECK (surface IN ('landing', 'editor', 'wizard', 'selection', 'variant'));

CREATE TABLE story_generations (
  generation_id uuid PRIMARY KEY REFERENCES generations (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Made by the client, also before the story is saved for the first time.
  story_id uuid NOT NULL,
  -- The generation that was written first for the request; it goes with the group.
  group_id uuid NOT NULL REFERENCES story_generations (generation_id) ON DELETE CASCADE,
  -- 'write', or an action on a selection (domain/generation/selection-actions.ts).
  purpose text NOT NULL,
  -- What was asked, kept with the group's first: the others were asked the same.
  request jsonb,
  -- The one that the writer has put into the story last.
  kept boolean NOT NULL DEFAULT false,
  -- Counted in the space of the account's stories: what was asked, and the text as long as it may become until it has ended.
  bytes integer NOT NULL CHECK (bytes >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX story_generations_story ON story_generations (user_id, story_id, created_at DESC, generation_id DESC)
  WHERE generation_id = group_id;
CREATE INDEX story_generations_group ON story_generations (group_id, created_at);

CREATE FUNCTION measure_story_generations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM book_story_storage(ARRAY[OLD.user_id], ARRAY[-OLD.bytes::bigint]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM book_story_storage(ARRAY[NEW.user_id], ARRAY[NEW.bytes::bigint]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER story_generations_measured AFTER INSERT OR DELETE OR UPDATE OF bytes ON story_generations
  FOR EACH ROW EXECUTE FUNCTION measure_story_generations();

-- A story that goes for good takes its texts' places along.
CREATE FUNCTION forget_story_generations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM story_generations s USING old_rows o WHERE s.story_id = o.id AND s.user_id = o.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER stories_forget_generations AFTER DELETE ON stories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_story_generations();

-- Notes what a reserved generation is for. Outcomes: 'noted'; 'gone' (its group was deleted meanwhile); 'many' (the group
-- has `p_most` already); 'full' (the account's space is used up). Beyond `p_most_groups` a story's oldest groups go.
-- A failed text is none: it leaves its place.
CREATE FUNCTION note_story_generation(
  p_generation uuid, p_user uuid, p_story uuid, p_group uuid, p_purpose text, p_request jsonb, p_room integer,
  p_most integer, p_most_groups integer
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_bytes integer := 500 + coalesce(octet_length(p_request::text), 0) + p_room;
BEGIN
  IF p_group IS NOT NULL THEN
    -- The group's first is held, so that it can't be deleted, and is counted once, meanwhile.
    PERFORM FROM story_generations s WHERE s.generation_id = p_group AND s.user_id = p_user FOR UPDATE;
    IF NOT FOUND THEN RETURN 'gone'; END IF;
    IF p_most <= (SELECT count(*) FROM story_generations s JOIN generations g ON g.id = s.generation_id
        WHERE s.group_id = p_group AND g.status <> 'failed') THEN
      RETURN 'many';
    END IF;
  END IF;
  DELETE FROM story_generations s WHERE s.generation_id IN (
    SELECT o.generation_id FROM story_generations o
      WHERE p_group IS NULL AND o.user_id = p_user AND o.story_id = p_story AND o.generation_id = o.group_id
      ORDER BY o.created_at DESC, o.generation_id DESC OFFSET p_most_groups - 1);
  INSERT INTO story_generations (generation_id, user_id, story_id, group_id, purpose, request, bytes, created_at)
    VALUES (p_generation, p_user, p_story, coalesce(p_group, p_generation), p_purpose, p_request, v_bytes,
      clock_timestamp());
  RETURN 'noted';
EXCEPTION
  WHEN check_violation THEN RETURN 'full';
END $$;

-- Counts a text's own length once it has ended; a failed one, and one that was stopped before its first word, leaves.
CREATE FUNCTION tally_story_generation(p_generation uuid) RETURNS void LANGUAGE plpgsql AS $$
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
