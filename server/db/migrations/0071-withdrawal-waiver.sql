-- When the buyer accepted, by a checkbox of its own, that the service starts at once and that the right of withdrawal ends
-- with that (Mesafeli Sözleşmeler Yönetmeliği md. 15/1-h). Null on sales from before it was asked apart from the contract.
ALTER TABLE payment_intents ADD COLUMN withdrawal_waived_at timestamptz;
ALTER TABLE membership_payments ADD COLUMN withdrawal_waived_at timestamptz
  CONSTRAINT membership_payments_waiver CHECK (withdrawal_waived_at IS NULL OR documents_version IS NOT NULL);
