-- What a buyer has accepted never changes.
CREATE OR REPLACE TRIGGER payment_intents_waiver_agreed BEFORE UPDATE ON payment_intents FOR EACH ROW
  WHEN (OLD.withdrawal_waived_at IS DISTINCT FROM NEW.withdrawal_waived_at) EXECUTE FUNCTION refuse_other_terms();
CREATE OR REPLACE TRIGGER membership_payments_waiver_agreed BEFORE UPDATE ON membership_payments FOR EACH ROW
  WHEN (OLD.withdrawal_waived_at IS DISTINCT FROM NEW.withdrawal_waived_at) EXECUTE FUNCTION refuse_other_terms();
