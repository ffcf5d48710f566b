-- Keeps the refunded and requested sum of a payment, whose constraint refuses more than was paid.
CREATE OR REPLACE FUNCTION count_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE NEW.state WHEN 'refused' THEN 0 ELSE NEW.kurus END
    - CASE WHEN TG_OP = 'UPDATE' AND OLD.state <> 'refused' THEN OLD.kurus ELSE 0 END;
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.state <> 'requested' OR (OLD.intent_id, OLD.notification_id, OLD.kurus, OLD.reason,
      OLD.requested_by, OLD.requested_at) IS DISTINCT FROM (NEW.intent_id, NEW.notification_id, NEW.kurus, NEW.reason,
      NEW.requested_by, NEW.requested_at)) THEN
    RAISE EXCEPTION 'a refund only changes from requested to done or refused';
  END IF;
  IF change <> 0 AND NEW.intent_id IS NOT NULL THEN
    UPDATE payment_intents SET refund_kurus = refund_kurus + change WHERE id = NEW.intent_id;
  ELSIF change <> 0 THEN
    UPDATE payment_notifications SET refund_kurus = refund_kurus + change WHERE id = NEW.notification_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER payment_refunds_counted AFTER INSERT OR UPDATE ON payment_refunds
  FOR EACH ROW EXECUTE FUNCTION count_refunds();
