-- The membership bridge: payments by a link, by people who need not sign in, and the membership that each gives once.

CREATE TABLE membership_payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- What PayTR's notification brings back; the browser that started the payment knows it too.
  callback_id text COLLATE "C" NOT NULL UNIQUE CHECK (callback_id ~ '^[A-Za-z0-9]{1,64}$'),
  -- As it was typed; an outside membership service may know people whom this site doesn't.
  username text NOT NULL CHECK (username <> ''),
  username_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(username COLLATE "C")) STORED,
  -- This site's account of that name when it began; null without one, and once it is gone. The e-mail stays.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  email text,
  -- A link of its own, or the operator's fixed one, which notifies of nothing.
  way text NOT NULL CHECK (way IN ('link', 'fixed')),
  -- Kuruş.
  amount integer NOT NULL CHECK (amount > 0),
  -- preparing: its link is being made; open: can be paid; failed: its link couldn't be made; replaced: a newer one is
  -- open; requested: said to be paid, an administrator looks; mismatched: paid, but not as asked; paid: proven and
  -- unclaimed; granting: the outside service is being asked; uncertain: it was asked, its answer is unknown; refused:
  -- it said no, or couldn't be asked; granted, rejected: for good.
  state text NOT NULL CHECK (state IN ('preparing', 'open', 'failed', 'replaced', 'requested', 'mismatched', 'paid',
    'granting', 'uncertain', 'refused', 'granted', 'rejected')),
  -- How long preparing or granting may take; a process that died lets it lapse.
  claimed_until timestamptz,
  link_id text,
  url text,
  -- PayTR's number of the payment.
  merchant_oid text,
  paid_at timestamptz,
  requested_at timestamptz,
  -- Why it isn't granted, as it may be shown.
  reason text,
  granted_at timestamptz,
  new_expiry timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT membership_payments_claim CHECK ((state IN ('preparing', 'granting')) = (claimed_until IS NOT NULL)),
  CONSTRAINT membership_payments_proof CHECK (state NOT IN ('paid', 'granting', 'granted') OR paid_at IS NOT NULL),
  CONSTRAINT membership_payments_grant CHECK ((state = 'granted') = (granted_at IS NOT NULL))
);
-- One way to pay at a time, and one question to the administrator: a double click finds the first one's.
CREATE UNIQUE INDEX membership_payments_one_open ON membership_payments (username_key)
  WHERE state IN ('preparing', 'open');
CREATE UNIQUE INDEX membership_payments_one_request ON membership_payments (username_key) WHERE state = 'requested';
CREATE INDEX membership_payments_name ON membership_payments (username_key, created_at DESC);
CREATE INDEX membership_payments_user ON membership_payments (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX membership_payments_undecided ON membership_payments (created_at)
  WHERE state IN ('requested', 'mismatched', 'paid', 'granting', 'uncertain', 'refused');

-- Which way it goes, whatever code runs: what was granted is never granted again, and while nobody knows whether the
-- outside service did, only an administrator lets it be asked once more (uncertain, paid).
CREATE FUNCTION refuse_membership_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (
    ('preparing', 'open'), ('preparing', 'failed'), ('open', 'replaced'), ('open', 'requested'),
    ('preparing', 'paid'), ('open', 'paid'), ('failed', 'paid'), ('replaced', 'paid'), ('requested', 'paid'),
    ('preparing', 'mismatched'), ('open', 'mismatched'), ('failed', 'mismatched'), ('replaced', 'mismatched'),
    ('mismatched', 'paid'), ('uncertain', 'paid'), ('refused', 'paid'),
    ('paid', 'granted'), ('paid', 'refused'), ('paid', 'granting'), ('refused', 'granting'), ('refused', 'granted'),
    ('granting', 'granted'), ('granting', 'refused'), ('granting', 'uncertain'),
    ('requested', 'rejected'), ('mismatched', 'rejected'), ('uncertain', 'rejected'), ('refused', 'rejected')
  ) THEN
    RAISE EXCEPTION 'a membership payment can''t go from % to %', OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER membership_payments_moves BEFORE UPDATE OF state ON membership_payments
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION refuse_membership_move();

-- What was agreed on never changes.
CREATE FUNCTION refuse_other_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was agreed on in a membership payment never changes';
END $$;
CREATE TRIGGER membership_payments_agreed BEFORE UPDATE ON membership_payments FOR EACH ROW WHEN (
  (OLD.callback_id, OLD.username, OLD.way, OLD.amount, OLD.created_at)
    IS DISTINCT FROM (NEW.callback_id, NEW.username, NEW.way, NEW.amount, NEW.created_at)
  OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id)
  OR (OLD.granted_at IS NOT NULL AND
    (OLD.granted_at, OLD.new_expiry) IS DISTINCT FROM (NEW.granted_at, NEW.new_expiry))
) EXECUTE FUNCTION refuse_other_membership();
-- Payments are transaction records, also those that somebody only says to have made.
CREATE TRIGGER membership_payments_kept BEFORE DELETE ON membership_payments
  FOR EACH ROW WHEN (OLD.paid_at IS NOT NULL OR OLD.requested_at IS NOT NULL)
  EXECUTE FUNCTION refuse_early_delete('10 years');
