-- The ledger is append-only, and balances follow from it.

-- Adds the rows that one statement books to the balances of their accounts.
CREATE OR REPLACE FUNCTION book_ledger_row() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  UPDATE user_tokens t SET tokens = t.tokens + b.delta, updated_at = now()
    FROM (SELECT user_id, sum(delta)::integer AS delta FROM booked GROUP BY user_id ORDER BY user_id) b
    WHERE t.user_id = b.user_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER token_ledger_book AFTER INSERT ON token_ledger
  REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION book_ledger_row();

-- A balance changes only by rows of the ledger, and opens at 0.
CREATE OR REPLACE FUNCTION refuse_balance_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'user_tokens.tokens changes only through token_ledger';
END $$;

CREATE OR REPLACE TRIGGER user_tokens_balance_guard BEFORE UPDATE OF tokens ON user_tokens
  FOR EACH ROW WHEN (OLD.tokens IS DISTINCT FROM NEW.tokens AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION refuse_balance_change();
CREATE OR REPLACE TRIGGER user_tokens_opening_guard BEFORE INSERT ON user_tokens
  FOR EACH ROW WHEN (NEW.tokens <> 0) EXECUTE FUNCTION refuse_balance_change();

CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'token_ledger is append-only';
END $$;

-- Rows are deleted only with their account (the cascade runs inside a trigger).
CREATE OR REPLACE TRIGGER token_ledger_append_only BEFORE UPDATE ON token_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER token_ledger_no_delete BEFORE DELETE ON token_ledger
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_ledger_change();
