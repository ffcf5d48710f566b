-- Stories of the wizard: what was chosen once, and which generation wrote each chapter.

CREATE TABLE wizard_stories (
  -- Made by the client with the first chapter.
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  guest_id uuid REFERENCES guest_trials (id) ON DELETE CASCADE,
  narrator text NOT NULL CHECK (narrator IN ('first', 'third')),
  genre text NOT NULL,
  character_id text NOT NULL,
  beginning_id text NOT NULL,
  -- What the first chapters said, once the whole no longer fits the context budget, and how many they are.
  summary text NOT NULL DEFAULT '',
  summarised_chapters integer NOT NULL DEFAULT 0 CHECK (summarised_chapters >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT wizard_stories_one_owner CHECK (num_nonnulls(user_id, guest_id) = 1)
);
CREATE INDEX wizard_stories_user ON wizard_stories (user_id, created_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX wizard_stories_guest ON wizard_stories (guest_id) WHERE guest_id IS NOT NULL;

CREATE TABLE wizard_chapters (
  generation_id uuid PRIMARY KEY REFERENCES generations (id) ON DELETE CASCADE,
  story_id uuid NOT NULL REFERENCES wizard_stories (id) ON DELETE CASCADE,
  chapter integer NOT NULL CHECK (chapter >= 1),
  answers text[] NOT NULL,
  ending_id text NOT NULL
);
-- A failed try leaves its row: a chapter may have several, of which one was delivered.
CREATE INDEX wizard_chapters_story ON wizard_chapters (story_id, chapter);

-- Stories whose first chapter was delivered to this person since then (by when its writing began).
CREATE FUNCTION wizard_stories_since(p_user uuid, p_since timestamptz) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT DISTINCT c.story_id FROM generations g JOIN wizard_chapters c ON c.generation_id = g.id
    WHERE g.user_id = p_user AND g.created_at >= p_since AND c.chapter = 1
      AND g.status IN ('completed', 'stopped') AND g.result <> '';
$$;

-- Takes back a running generation that was refused after its place was taken: no record of it stays, nothing is
-- charged, and what it was drawn from gets back what it took.
CREATE FUNCTION release_generation_place(p_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_day_key text;
  v_day_cost integer;
BEGIN
  SELECT day_key, day_cost INTO v_day_key, v_day_cost FROM generations WHERE id = p_id AND status = 'running';
  -- Counters are locked before generations, as everywhere.
  PERFORM FROM rate_limits WHERE key = v_day_key FOR NO KEY UPDATE;
  DELETE FROM generations WHERE id = p_id AND status = 'running';
  IF FOUND THEN
    PERFORM return_to_rate_limit(v_day_key, v_day_cost);
  END IF;
END $$;

-- Binds a chapter to the running place that was taken for it. Outcomes: 'claimed'; 'taken' (it is not the one after the
-- last delivered); 'used_up' (`p_per_day` other stories were begun since `p_day_start`; null is unlimited); 'foreign'
-- (someone else's story); 'lost' (the place no longer runs). All but 'claimed' give the place back.
CREATE FUNCTION claim_wizard_chapter(
  p_generation uuid, p_user uuid, p_guest uuid, p_story uuid, p_chapter integer, p_narrator text, p_genre text,
  p_character text, p_beginning text, p_answers text[], p_ending text, p_per_day integer, p_day_start timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_story wizard_stories;
  v_last integer;
BEGIN
  IF p_chapter = 1 AND p_per_day IS NOT NULL
      AND p_per_day <= (SELECT count(*) FROM wizard_stories_since(p_user, p_day_start) id WHERE id <> p_story) THEN
    PERFORM release_generation_place(p_generation);
    RETURN 'used_up';
  END IF;

  IF p_chapter = 1 THEN
    INSERT INTO wizard_stories (id, user_id, guest_id, narrator, genre, character_id, beginning_id)
      VALUES (p_story, p_user, p_guest, p_narrator, p_genre, p_character, p_beginning)
      ON CONFLICT (id) DO NOTHING;
  END IF;
  SELECT * INTO v_story FROM wizard_stories s WHERE s.id = p_story
    AND (s.user_id = p_user OR s.guest_id = p_guest) FOR UPDATE;
  IF NOT FOUND THEN
    PERFORM release_generation_place(p_generation);
    RETURN 'foreign';
  END IF;

  SELECT coalesce(max(c.chapter), 0) INTO v_last
    FROM wizard_chapters c JOIN generations g ON g.id = c.generation_id
    WHERE c.story_id = p_story AND g.status IN ('completed', 'stopped') AND g.result <> '';
  IF p_chapter <> v_last + 1 THEN
    PERFORM release_generation_place(p_generation);
    RETURN 'taken';
  END IF;

  -- Held until the end, so that nobody frees the place in between and lets another chapter begin.
  PERFORM FROM generations WHERE id = p_generation AND status = 'running' FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'lost';
  END IF;
  -- Nothing was told yet: a story whose first try failed may be begun otherwise.
  IF v_last = 0 THEN
    UPDATE wizard_stories SET narrator = p_narrator, genre = p_genre, character_id = p_character,
        beginning_id = p_beginning WHERE id = p_story;
  END IF;
  INSERT INTO wizard_chapters (generation_id, story_id, chapter, answers, ending_id)
    VALUES (p_generation, p_story, p_chapter, p_answers, p_ending);
  RETURN 'claimed';
END $$;

-- When this person declared to be over 18; null while not declared.
ALTER TABLE profiles ADD COLUMN adult_declared_at timestamptz;
