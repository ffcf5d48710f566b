-- The membership bridge: a payment is its beginner's, what was accepted is kept with it, and money goes back from the panel.

ALTER TABLE membership_payments
  -- Made by the browser that began it, unguessable: strangers who name the same member are not answered about it. Null
  -- on payments from before.
  ADD COLUMN client_key uuid,
  -- What was shown with this member and price, and accepted; null on payments from before.
  ADD COLUMN documents_version text,
  ADD COLUMN pre_information text,
  ADD COLUMN contract_text text,
  ADD COLUMN documents_accepted_at timestamptz,
  ADD COLUMN user_ip text,
  -- What it was before its money began to go back; PayTR may refuse.
  ADD COLUMN before_refund text,
  -- When support and the account's owner were told that it gave nothing.
  ADD COLUMN told_at timestamptz,
  ADD CONSTRAINT membership_payments_documents CHECK
    (num_nonnulls(documents_version, pre_information, contract_text, documents_accepted_at, user_ip) IN (0, 5)),
  DROP CONSTRAINT membership_payments_state_check,
  -- refunding, refunded: the money goes, or went, back.
  ADD CONSTRAINT membership_payments_state_check CHECK (state IN ('preparing', 'open', 'failed', 'replaced',
    'requested', 'mismatched', 'paid', 'granting', 'uncertain', 'refused', 'granted', 'rejected', 'refunding', 'refunded')),
  ADD CONSTRAINT membership_payments_refund CHECK ((state IN ('refunding', 'refunded')) = (before_refund IS NOT NULL)),
  DROP CONSTRAINT membership_payments_grant,
  ADD CONSTRAINT membership_payments_grant CHECK
    ((coalesce(before_refund, state) = 'granted') = (granted_at IS NOT NULL));

-- A browser has one way to pay for a name at a time. Many may pay for one name, each with a payment link of
-- its own: otherwise the second buyer would get the link of the first.
DROP INDEX membership_payments_one_open;
CREATE UNIQUE INDEX membership_payments_one_open ON membership_payments (username_key, client_key)
  WHERE state IN ('preparing', 'open');
CREATE INDEX membership_payments_key ON membership_payments (client_key) WHERE client_key IS NOT NULL;

-- As before, and: money goes back of what was paid, granted or not; where PayTR refuses, the payment is what it was.
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

DROP TRIGGER membership_payments_agreed ON membership_payments;
CREATE TRIGGER membership_payments_agreed BEFORE UPDATE ON membership_payments FOR EACH ROW WHEN (
  (OLD.callback_id, OLD.username, OLD.way, OLD.amount, OLD.created_at, OLD.client_key, OLD.documents_version,
   OLD.pre_information, OLD.contract_text, OLD.documents_accepted_at, OLD.user_ip)
    IS DISTINCT FROM (NEW.callback_id, NEW.username, NEW.way, NEW.amount, NEW.created_at, NEW.client_key,
   NEW.documents_version, NEW.pre_information, NEW.contract_text, NEW.documents_accepted_at, NEW.user_ip)
  OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id)
  OR (OLD.granted_at IS NOT NULL AND
    (OLD.granted_at, OLD.new_expiry) IS DISTINCT FROM (NEW.granted_at, NEW.new_expiry))
) EXECUTE FUNCTION refuse_other_membership();

-- Money of a payment link goes back by what PayTR told of it: a second payment by one link has no row of its own.
ALTER TABLE payment_notifications
  ADD COLUMN refund_requested_at timestamptz,
  ADD COLUMN refund_requested_by text,
  -- Somebody is asking PayTR right now; a process that died lets it lapse.
  ADD COLUMN refund_claimed_until timestamptz,
  ADD COLUMN refunded_at timestamptz,
  ADD CONSTRAINT payment_notifications_refund CHECK (
    (refund_requested_at IS NULL) = (refund_requested_by IS NULL)
    AND (refund_requested_at IS NULL OR (source = 'link' AND status = 'success'))
    AND (refunded_at IS NULL OR refund_requested_at IS NOT NULL));
CREATE INDEX payment_notifications_refunding ON payment_notifications (refund_requested_at)
  WHERE refund_requested_at IS NOT NULL AND refunded_at IS NULL;
