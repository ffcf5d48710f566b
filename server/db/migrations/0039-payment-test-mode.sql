-- Test payments: a configuration kept in the panel has a switch of its own, and each order stores in which mode its
-- payment page was asked for.

ALTER TABLE api_configs
  ADD COLUMN test_mode boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT api_configs_test_mode CHECK (NOT test_mode OR provider = 'paytr');

ALTER TABLE payment_intents
  -- Whether PayTR was asked for a test payment (test_mode=1): no money moves. `test_mode` is what PayTR said afterwards.
  ADD COLUMN ordered_in_test boolean NOT NULL DEFAULT false;
UPDATE payment_intents SET ordered_in_test = true WHERE test_mode;
-- What PayTR reports as a test never gives a plan for an order that was made with real money.
ALTER TABLE payment_intents ADD CONSTRAINT payment_intents_real_money
  CHECK (activated_at IS NULL OR ordered_in_test OR test_mode IS NOT TRUE);

-- As before, and the mode of an order never changes.
DROP TRIGGER payment_intents_agreed ON payment_intents;
CREATE TRIGGER payment_intents_agreed BEFORE UPDATE ON payment_intents FOR EACH ROW WHEN (
  (OLD.order_id, OLD.plan_name, OLD.billing_cycle, OLD.amount, OLD.currency, OLD.documents_version, OLD.pre_information,
   OLD.contract_text, OLD.documents_accepted_at, OLD.billing_name, OLD.billing_phone, OLD.billing_address, OLD.buyer_name,
   OLD.buyer_email, OLD.created_at, OLD.ordered_in_test)
  IS DISTINCT FROM
  (NEW.order_id, NEW.plan_name, NEW.billing_cycle, NEW.amount, NEW.currency, NEW.documents_version, NEW.pre_information,
   NEW.contract_text, NEW.documents_accepted_at, NEW.billing_name, NEW.billing_phone, NEW.billing_address, NEW.buyer_name,
   NEW.buyer_email, NEW.created_at, NEW.ordered_in_test)
  OR (OLD.activated_at IS NOT NULL AND OLD.activated_at IS DISTINCT FROM NEW.activated_at)
) EXECUTE FUNCTION refuse_other_order();
