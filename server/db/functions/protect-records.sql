-- Keeps payments, notifications and the audit log for their periods, and what was agreed on and the versions of the
-- site's identity unchanged.

-- Refuses to delete a row before the period in the trigger's argument has passed (docs/product/retention.md).
CREATE OR REPLACE FUNCTION refuse_early_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.created_at > now() - TG_ARGV[0]::interval THEN
    RAISE EXCEPTION '% keeps its rows for %', TG_TABLE_NAME, TG_ARGV[0];
  END IF;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER payment_intents_kept BEFORE DELETE ON payment_intents
  FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('10 years');
CREATE OR REPLACE TRIGGER payment_notifications_kept BEFORE DELETE ON payment_notifications
  FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('10 years');
CREATE OR REPLACE TRIGGER audit_log_kept BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('2 years');
-- Reported payments are transaction records too.
CREATE OR REPLACE TRIGGER membership_payments_kept BEFORE DELETE ON membership_payments
  FOR EACH ROW WHEN (OLD.paid_at IS NOT NULL OR OLD.requested_at IS NOT NULL)
  EXECUTE FUNCTION refuse_early_delete('10 years');

CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only';
END $$;

CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Refuses a change of what was agreed on.
CREATE OR REPLACE FUNCTION refuse_other_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was agreed on in a payment intent never changes';
END $$;

CREATE OR REPLACE TRIGGER payment_intents_agreed BEFORE UPDATE ON payment_intents FOR EACH ROW WHEN (
  (OLD.order_id, OLD.plan_name, OLD.billing_cycle, OLD.amount, OLD.currency, OLD.documents_version, OLD.pre_information,
   OLD.contract_text, OLD.documents_accepted_at, OLD.billing_name, OLD.billing_phone, OLD.billing_address, OLD.buyer_name,
   OLD.buyer_email, OLD.created_at, OLD.ordered_in_test, OLD.billing_kind, OLD.billing_company, OLD.billing_tax_number,
   OLD.billing_tax_office)
  IS DISTINCT FROM
  (NEW.order_id, NEW.plan_name, NEW.billing_cycle, NEW.amount, NEW.currency, NEW.documents_version, NEW.pre_information,
   NEW.contract_text, NEW.documents_accepted_at, NEW.billing_name, NEW.billing_phone, NEW.billing_address, NEW.buyer_name,
   NEW.buyer_email, NEW.created_at, NEW.ordered_in_test, NEW.billing_kind, NEW.billing_company, NEW.billing_tax_number,
   NEW.billing_tax_office)
  OR (OLD.activated_at IS NOT NULL AND OLD.activated_at IS DISTINCT FROM NEW.activated_at)
) EXECUTE FUNCTION refuse_other_order();

-- Refuses a change of what was agreed on.
CREATE OR REPLACE FUNCTION refuse_other_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was agreed on in a membership payment never changes';
END $$;

CREATE OR REPLACE TRIGGER membership_payments_agreed BEFORE UPDATE ON membership_payments FOR EACH ROW WHEN (
  (OLD.callback_id, OLD.username, OLD.way, OLD.amount, OLD.created_at, OLD.client_key, OLD.documents_version,
   OLD.pre_information, OLD.contract_text, OLD.documents_accepted_at)
    IS DISTINCT FROM (NEW.callback_id, NEW.username, NEW.way, NEW.amount, NEW.created_at, NEW.client_key,
   NEW.documents_version, NEW.pre_information, NEW.contract_text, NEW.documents_accepted_at)
  OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id)
  OR (OLD.granted_at IS NOT NULL AND
    (OLD.granted_at, OLD.new_expiry) IS DISTINCT FROM (NEW.granted_at, NEW.new_expiry))
) EXECUTE FUNCTION refuse_other_membership();

-- Allows only the known changes of state. A paid payment can be refunded whether it was granted or not, and returns to
-- its former state when PayTR refuses the refund.
CREATE OR REPLACE FUNCTION refuse_membership_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (
    ('preparing', 'open'), ('preparing', 'failed'), ('open', 'replaced'), ('open', 'requested'),
    ('preparing', 'paid'), ('open', 'paid'), ('failed', 'paid'), ('replaced', 'paid'), ('requested', 'paid'),
    ('preparing', 'mismatched'), ('open', 'mismatched'), ('failed', 'mismatched'), ('replaced', 'mismatched'),
    ('mismatched', 'paid'), ('uncertain', 'paid'), ('refused', 'paid'),
    ('paid', 'granted'), ('paid', 'refused'), ('paid', 'granting'), ('refused', 'granting'), ('refused', 'granted'),
    ('granting', 'granted'), ('granting', 'refused'), ('granting', 'uncertain'),
    ('requested', 'rejected'), ('mismatched', 'rejected'), ('uncertain', 'rejected'), ('refused', 'rejected'),
    ('paid', 'refunding'), ('granted', 'refunding'), ('refused', 'refunding'), ('mismatched', 'refunding'),
    ('rejected', 'refunding'), ('refunding', 'refunded')
  ) AND NOT (OLD.state = 'refunding' AND NEW.state = OLD.before_refund) THEN
    RAISE EXCEPTION 'a membership payment can''t go from % to %', OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER membership_payments_moves BEFORE UPDATE OF state ON membership_payments
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION refuse_membership_move();

-- Requires an address with what was accepted, and lets it only be emptied, and not within 3 years.
CREATE OR REPLACE FUNCTION keep_buyer_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    RAISE EXCEPTION '% needs the address that the documents were accepted from', TG_TABLE_NAME;
  END IF;
  IF NEW.user_ip IS NOT NULL OR OLD.created_at > now() - interval '3 years' THEN
    RAISE EXCEPTION '% keeps the buyer''s address for 3 years', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER payment_intents_address_given BEFORE INSERT ON payment_intents
  FOR EACH ROW WHEN (NEW.user_ip IS NULL) EXECUTE FUNCTION keep_buyer_address();
CREATE OR REPLACE TRIGGER payment_intents_address_kept BEFORE UPDATE ON payment_intents
  FOR EACH ROW WHEN (OLD.user_ip IS DISTINCT FROM NEW.user_ip) EXECUTE FUNCTION keep_buyer_address();
CREATE OR REPLACE TRIGGER membership_payments_address_given BEFORE INSERT ON membership_payments
  FOR EACH ROW WHEN (NEW.documents_version IS NOT NULL AND NEW.user_ip IS NULL)
  EXECUTE FUNCTION keep_buyer_address();
CREATE OR REPLACE TRIGGER membership_payments_address_kept BEFORE UPDATE ON membership_payments
  FOR EACH ROW WHEN (OLD.user_ip IS DISTINCT FROM NEW.user_ip) EXECUTE FUNCTION keep_buyer_address();

CREATE OR REPLACE FUNCTION refuse_identity_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'versions of the site''s identity never change';
END $$;

CREATE OR REPLACE TRIGGER site_identities_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON site_identities
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_identity_change();

-- An issued invoice never changes, but for the account that was deleted.
CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'user_id' IS DISTINCT FROM to_jsonb(OLD) - 'user_id' OR NEW.user_id IS NOT NULL THEN
    RAISE EXCEPTION 'an issued invoice never changes';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER invoices_unchanged BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
CREATE OR REPLACE TRIGGER invoices_kept BEFORE DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('10 years');
CREATE OR REPLACE TRIGGER payment_refunds_kept BEFORE DELETE ON payment_refunds
  FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('10 years');
