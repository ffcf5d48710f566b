-- What the search of users knows before it looks: how frequent each part of a text is.

-- A few thousand accounts drawn at random at each count, as the directory had them. Totals far above what is counted
-- exactly are estimated from these, and a search sees which of its words are rare.
CREATE TABLE user_sample (
  user_id uuid PRIMARY KEY,
  search_text text COLLATE "C" NOT NULL,
  plan text NOT NULL,
  plan_ends_at timestamptz,
  confirmed boolean NOT NULL,
  suspended boolean NOT NULL
);

-- No foreign key: drawing would lock the drawn accounts. Who leaves the directory leaves the sample as well.
CREATE FUNCTION forget_sampled_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM user_sample WHERE user_id = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER user_directory_sampled AFTER DELETE ON user_directory
  FOR EACH ROW EXECUTE FUNCTION forget_sampled_user();

-- The share of accounts whose text holds three letters in a row, of those that at least one in a hundred does:
-- {"met": 0.08}.
ALTER TABLE user_counts ADD COLUMN pieces jsonb NOT NULL DEFAULT '{}';

-- Accounts of a kind are counted without reading them: the end of a plan is in the index now.
DROP INDEX user_directory_kind;
CREATE INDEX user_directory_kind ON user_directory (plan, confirmed, created_at DESC, user_id DESC)
  INCLUDE (plan_ends_at);
