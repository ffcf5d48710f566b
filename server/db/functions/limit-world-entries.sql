-- Limits the cards and world entries of an account.

-- An account has at most 500 cards of each kind (`domain/world/cards.ts`). Its row is locked while they are counted, so
-- that parallel inserts are counted too. A repeated id is refused by the primary key.
CREATE OR REPLACE FUNCTION refuse_too_many_cards() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER characters_per_account BEFORE INSERT ON characters
  FOR EACH ROW EXECUTE FUNCTION refuse_too_many_cards();
CREATE OR REPLACE TRIGGER plot_elements_per_account BEFORE INSERT ON plot_elements
  FOR EACH ROW EXECUTE FUNCTION refuse_too_many_cards();

-- An account has at most 1,000 entries (`domain/world/kinds.ts`), also with parallel inserts.
CREATE OR REPLACE FUNCTION refuse_too_many_bible_entries() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER bible_entries_per_account BEFORE INSERT ON bible_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_too_many_bible_entries();

-- Deletes a story's choices about an entry or card with the entry or card.
CREATE OR REPLACE FUNCTION forget_bible_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM story_bible WHERE entry_id = OLD.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER bible_entries_forgotten AFTER DELETE ON bible_entries
  FOR EACH ROW EXECUTE FUNCTION forget_bible_entry();
CREATE OR REPLACE TRIGGER characters_forgotten AFTER DELETE ON characters
  FOR EACH ROW EXECUTE FUNCTION forget_bible_entry();
CREATE OR REPLACE TRIGGER plot_elements_forgotten AFTER DELETE ON plot_elements
  FOR EACH ROW EXECUTE FUNCTION forget_bible_entry();
