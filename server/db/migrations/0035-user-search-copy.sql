-- Hits of an administrator's search are counted in a copy of the directory that lies in the order of its texts, so that
-- hits lie beside each other. A job makes it at night, as a table of its own that takes this one's place; empty as long
-- as there are few accounts.
CREATE TABLE user_search_copy (
  user_id uuid NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  plan text NOT NULL,
  plan_ends_at timestamptz,
  confirmed boolean NOT NULL,
  suspended boolean NOT NULL
);
CREATE UNIQUE INDEX user_search_copy_user ON user_search_copy (user_id);
CREATE INDEX user_search_copy_text ON user_search_copy USING gin (search_text gin_trgm_ops);

-- What the directory holds of each account that changed since the copy was made: its newest row here counts instead of
-- the copy's. Rows are only added, and deleted by the one that makes the copy: a change never waits for it, nor it for a
-- change. No foreign key: who was deleted has a row without values here, and no other.
CREATE TABLE user_search_changes (
  user_id uuid NOT NULL,
  -- Of one account in the order of its changes, each of which holds its row of the directory.
  version bigint GENERATED ALWAYS AS IDENTITY,
  search_text text COLLATE "C",
  plan text,
  plan_ends_at timestamptz,
  confirmed boolean,
  suspended boolean,
  PRIMARY KEY (user_id, version)
);

CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_search_changes (user_id, search_text, plan, plan_ends_at, confirmed, suspended)
    VALUES (NEW.user_id, NEW.search_text, NEW.plan, NEW.plan_ends_at, NEW.confirmed, NEW.suspended);
  RETURN NULL;
END $$;
CREATE TRIGGER user_directory_added AFTER INSERT ON user_directory
  FOR EACH ROW EXECUTE FUNCTION note_search_change();
CREATE TRIGGER user_directory_changed AFTER UPDATE ON user_directory FOR EACH ROW
  WHEN ((OLD.search_text, OLD.plan, OLD.plan_ends_at, OLD.confirmed, OLD.suspended)
    IS DISTINCT FROM (NEW.search_text, NEW.plan, NEW.plan_ends_at, NEW.confirmed, NEW.suspended))
  EXECUTE FUNCTION note_search_change();

-- A user who leaves the directory is deleted from both copies: first from the searched copy, then from its change log, so
-- that a transaction waiting for the exchange of the copy holds no lock that the exchange needs.
CREATE OR REPLACE FUNCTION forget_sampled_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM user_sample WHERE user_id = OLD.user_id;
  DELETE FROM user_search_copy WHERE user_id = OLD.user_id;
  DELETE FROM user_search_changes WHERE user_id = OLD.user_id;
  INSERT INTO user_search_changes (user_id) VALUES (OLD.user_id);
  RETURN NULL;
END $$;

-- How many rows the changes had at the last count; null where there is no copy.
ALTER TABLE user_counts ADD COLUMN search_changes integer;
