-- How a story shows speech; without a row its writer has not chosen.
CREATE TABLE story_styles (
  story_id uuid PRIMARY KEY REFERENCES stories (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  dialogue text NOT NULL CHECK (dialogue IN ('dash', 'quotes')),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX story_styles_user ON story_styles (user_id);

-- Words that the spell check knows because their writer said so. The number is that of domain/house-style/dictionary.ts.
CREATE TABLE personal_dictionaries (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  words text[] NOT NULL DEFAULT '{}',
  CONSTRAINT personal_dictionary_size CHECK (cardinality(words) <= 2000)
);

CREATE TABLE writing_goals (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  daily_words integer NOT NULL CHECK (daily_words BETWEEN 50 AND 20000),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- What an open editor has added on an Istanbul day: totals, never increments, so that a repeat changes nothing.
CREATE TABLE writing_sessions (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  day date NOT NULL,
  -- Grows with each report: one that comes late does not undo a later one.
  seq integer NOT NULL CHECK (seq >= 1),
  words integer NOT NULL CHECK (words BETWEEN -1000000 AND 1000000),
  ai_words integer NOT NULL CHECK (ai_words BETWEEN -1000000 AND 1000000),
  -- The goal that was in force then; null without one.
  goal integer,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX writing_sessions_day ON writing_sessions (user_id, day DESC);

-- For which story a text was paid: kept as long as the text's record, also where its place among the story's variants is
-- given up. No key to the story: it may not be saved yet, or be gone.
CREATE TABLE generation_stories (
  generation_id uuid PRIMARY KEY REFERENCES generations (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  story_id uuid NOT NULL
);
CREATE INDEX generation_stories_user ON generation_stories (user_id, story_id);

CREATE FUNCTION note_generation_story() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO generation_stories (generation_id, user_id, story_id)
    VALUES (NEW.generation_id, NEW.user_id, NEW.story_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER story_generations_paid AFTER INSERT ON story_generations
  FOR EACH ROW EXECUTE FUNCTION note_generation_story();
INSERT INTO generation_stories (generation_id, user_id, story_id)
  SELECT generation_id, user_id, story_id FROM story_generations;
