-- One pending order per person, and plans that their owners cancel.

-- Of several pending orders of one person the newest stays pending; PayTR is still asked about the others.
UPDATE payment_intents older SET status = 'abandoned'
WHERE older.status = 'pending' AND EXISTS (
  SELECT FROM payment_intents newer
  WHERE newer.user_id = older.user_id AND newer.status = 'pending'
    AND (newer.created_at, newer.id) > (older.created_at, older.id));
-- Two tabs, double clicks, several processes: a person never has two payment pages that both count as open.
CREATE UNIQUE INDEX payment_intents_one_pending ON payment_intents (user_id) WHERE status = 'pending';

-- When the owner cancelled the plan: it runs to its end without reminders. Null where it is not cancelled.
ALTER TABLE user_tokens ADD COLUMN plan_cancelled_at timestamptz,
  ADD CONSTRAINT user_tokens_cancelled_plan CHECK
    (plan_cancelled_at IS NULL OR (plan <> 'free' AND plan_ends_at IS NOT NULL));

-- Another plan, a later end (bought, renewed, given) and the end itself take the cancellation back, whatever code does it.
CREATE FUNCTION withdraw_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.plan_cancelled_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER user_tokens_bought_again BEFORE UPDATE OF plan, plan_ends_at ON user_tokens FOR EACH ROW WHEN (
  OLD.plan_cancelled_at IS NOT NULL
  AND (NEW.plan <> OLD.plan OR NEW.plan_ends_at IS NULL OR NEW.plan_ends_at > OLD.plan_ends_at)
) EXECUTE FUNCTION withdraw_cancellation();
