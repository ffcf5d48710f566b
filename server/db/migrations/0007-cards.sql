-- Character cards and plot elements of a writer, and which of them a story uses.

CREATE TABLE characters (
  -- Made by the client, so that a repeated save makes no second card.
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text COLLATE "tr-TR-x-icu" NOT NULL CHECK (name <> ''),
  role text NOT NULL CHECK (role IN ('protagonist', 'antagonist', 'supporting')),
  age text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  personality text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  appearance text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  background text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX characters_newest ON characters (user_id, created_at DESC, id DESC);

CREATE TABLE plot_elements (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('introduction', 'development', 'conclusion')),
  description text COLLATE "tr-TR-x-icu" NOT NULL CHECK (description <> ''),
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX plot_elements_newest ON plot_elements (user_id, created_at DESC, id DESC);

ALTER TABLE stories
  ADD COLUMN rating text NOT NULL DEFAULT 'safe' CHECK (rating IN ('safe', 'mature', 'uncensored')),
  -- No foreign keys: a card that is deleted later just is no longer shown.
  ADD COLUMN character_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN plot_element_ids uuid[] NOT NULL DEFAULT '{}';

-- At most 500 of each kind in one account (the number of domain/world/cards.ts), whatever comes at the same time: the
-- account's row is locked while its cards are counted. A repeated id is left to the primary key.
CREATE FUNCTION refuse_too_many_cards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held integer;
  is_repeat boolean;
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  EXECUTE format('SELECT count(*), coalesce(bool_or(id = $2), false) FROM %I WHERE user_id = $1', TG_TABLE_NAME)
    INTO held, is_repeat USING NEW.user_id, NEW.id;
  IF held >= 500 AND NOT is_repeat THEN
    RAISE EXCEPTION 'too many cards in one account'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cards_per_account', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER characters_per_account BEFORE INSERT ON characters
  FOR EACH ROW EXECUTE FUNCTION refuse_too_many_cards();
CREATE TRIGGER plot_elements_per_account BEFORE INSERT ON plot_elements
  FOR EACH ROW EXECUTE FUNCTION refuse_too_many_cards();
