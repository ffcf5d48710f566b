-- Places, objects and notes of a writer's worlds; characters and plot elements stay where they are and gain other names.

CREATE TABLE bible_entries (
  -- Made by the client, so that a repeated save makes no second entry.
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('place', 'object', 'note')),
  name text COLLATE "tr-TR-x-icu" NOT NULL CHECK (name <> ''),
  aliases text[] COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '{}',
  text text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX bible_entries_newest ON bible_entries (user_id, created_at DESC, id DESC);

ALTER TABLE characters ADD COLUMN aliases text[] COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '{}';
ALTER TABLE plot_elements ADD COLUMN aliases text[] COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '{}';

-- At most 1,000 in one account (the number of domain/world/kinds.ts), whatever comes at the same time.
CREATE FUNCTION refuse_too_many_bible_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held integer;
  is_repeat boolean;
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  SELECT count(*), coalesce(bool_or(id = NEW.id), false) INTO held, is_repeat
    FROM bible_entries WHERE user_id = NEW.user_id;
  IF held >= 1000 AND NOT is_repeat THEN
    RAISE EXCEPTION 'too many entries in one account'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cards_per_account', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bible_entries_per_account BEFORE INSERT ON bible_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_too_many_bible_entries();

-- What a story does with an entry of any kind; without a row an entry that no other story has is used when it is named.
CREATE TABLE story_bible (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  story_id uuid NOT NULL REFERENCES stories (id) ON DELETE CASCADE,
  -- Of bible_entries, characters or plot_elements.
  entry_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  use text NOT NULL CHECK (use IN ('pinned', 'attached', 'excluded')),
  UNIQUE (story_id, entry_id)
);
CREATE INDEX story_bible_of_user ON story_bible (user_id);
CREATE INDEX story_bible_of_entry ON story_bible (entry_id);

CREATE FUNCTION forget_bible_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM story_bible WHERE entry_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER bible_entries_forgotten AFTER DELETE ON bible_entries
  FOR EACH ROW EXECUTE FUNCTION forget_bible_entry();
CREATE TRIGGER characters_forgotten AFTER DELETE ON characters
  FOR EACH ROW EXECUTE FUNCTION forget_bible_entry();
CREATE TRIGGER plot_elements_forgotten AFTER DELETE ON plot_elements
  FOR EACH ROW EXECUTE FUNCTION forget_bible_entry();

-- What of the library went into a generation, as it was called then.
CREATE TABLE generation_bible (
  generation_id uuid PRIMARY KEY REFERENCES generations (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  entries jsonb NOT NULL
);
CREATE INDEX generation_bible_of_user ON generation_bible (user_id);
