-- The network address a buyer accepted the sale's documents from: stored for 3 years as proof of the acceptance
-- (Mesafeli Sözleşmeler Yönetmeliği md. 20), then emptied. The order itself stays 10 years.

-- Stores an address with what was accepted, and lets it only be emptied, and not within 3 years.
CREATE FUNCTION keep_buyer_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    RAISE EXCEPTION '% needs the address that the documents were accepted from', TG_TABLE_NAME;
  END IF;
  IF NEW.user_ip IS NOT NULL OR OLD.created_at > now() - interval '3 years' THEN
    RAISE EXCEPTION '% keeps the buyer''s address for 3 years', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;

ALTER TABLE payment_intents ALTER COLUMN user_ip DROP NOT NULL;
CREATE TRIGGER payment_intents_address_given BEFORE INSERT ON payment_intents
  FOR EACH ROW WHEN (NEW.user_ip IS NULL) EXECUTE FUNCTION keep_buyer_address();
CREATE TRIGGER payment_intents_address_kept BEFORE UPDATE ON payment_intents
  FOR EACH ROW WHEN (OLD.user_ip IS DISTINCT FROM NEW.user_ip) EXECUTE FUNCTION keep_buyer_address();

ALTER TABLE membership_payments
  DROP CONSTRAINT membership_payments_documents,
  ADD CONSTRAINT membership_payments_documents CHECK (
    num_nonnulls(documents_version, pre_information, contract_text, documents_accepted_at) IN (0, 4)
    AND (user_ip IS NULL OR documents_version IS NOT NULL));
CREATE TRIGGER membership_payments_address_given BEFORE INSERT ON membership_payments
  FOR EACH ROW WHEN (NEW.documents_version IS NOT NULL AND NEW.user_ip IS NULL)
  EXECUTE FUNCTION keep_buyer_address();
CREATE TRIGGER membership_payments_address_kept BEFORE UPDATE ON membership_payments
  FOR EACH ROW WHEN (OLD.user_ip IS DISTINCT FROM NEW.user_ip) EXECUTE FUNCTION keep_buyer_address();
-- As before, but for the address, which has a trigger of its own.
DROP TRIGGER membership_payments_agreed ON membership_payments;
CREATE TRIGGER membership_payments_agreed BEFORE UPDATE ON membership_payments FOR EACH ROW WHEN (
  (OLD.callback_id, OLD.username, OLD.way, OLD.amount, OLD.created_at, OLD.client_key, OLD.documents_version,
   OLD.pre_information, OLD.contract_text, OLD.documents_accepted_at)
    IS DISTINCT FROM (NEW.callback_id, NEW.username, NEW.way, NEW.amount, NEW.created_at, NEW.client_key,
   NEW.documents_version, NEW.pre_information, NEW.contract_text, NEW.documents_accepted_at)
  OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id)
  OR (OLD.granted_at IS NOT NULL AND
    (OLD.granted_at, OLD.new_expiry) IS DISTINCT FROM (NEW.granted_at, NEW.new_expiry))
) EXECUTE FUNCTION refuse_other_membership();

-- The notices that name the address are dated anew: accounts opened from now on are recorded with these versions.
INSERT INTO legal_texts (document, version) VALUES ('privacy', '2026-11-22'), ('terms', '2026-11-22')
  ON CONFLICT DO NOTHING;
