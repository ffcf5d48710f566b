-- A plan that goes on is no longer cancelled.

-- Another plan, a later end (bought, renewed, given) and the end itself withdraw the cancellation.
CREATE OR REPLACE FUNCTION withdraw_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.plan_cancelled_at := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER user_tokens_bought_again BEFORE UPDATE OF plan, plan_ends_at ON user_tokens FOR EACH ROW WHEN (
  OLD.plan_cancelled_at IS NOT NULL
  AND (NEW.plan <> OLD.plan OR NEW.plan_ends_at IS NULL OR NEW.plan_ends_at > OLD.plan_ends_at)
) EXECUTE FUNCTION withdraw_cancellation();
