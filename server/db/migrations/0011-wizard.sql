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

CREATE TABLE wizard_chapters (
  generation_id uuid PRIMARY KEY REFERENCES generations (id) ON DELETE CASCADE,
  story_id uuid NOT NULL REFERENCES wizard_stories (id) ON DELETE CASCADE,
  chapter integer NOT NULL CHECK (chapter >= 1),
  answers text[] NOT NULL,
  ending_id text NOT NULL
);
-- A failed try leaves its row: a chapter may have several, of which one was delivered.
CREATE INDEX wizard_chapters_story ON wizard_chapters (story_id, chapter);

-- When this person declared to be over 18; null while not declared.
ALTER TABLE profiles ADD COLUMN adult_declared_at timestamptz;
