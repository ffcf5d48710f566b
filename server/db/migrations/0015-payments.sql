-- Selling: orders, what PayTR said about them, the plans they gave, and who changed what.

-- Transaction records are kept 10 years, longer than the account (docs/product/retention.md): no cascade, and the
-- database itself refuses to lose one earlier.
CREATE FUNCTION refuse_early_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.created_at > now() - TG_ARGV[0]::interval THEN
    RAISE EXCEPTION '% keeps its rows for %', TG_TABLE_NAME, TG_ARGV[0];
  END IF;
  RETURN OLD;
END $$;

CREATE TABLE payment_intents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- PayTR's merchant_oid: letters and digits only.
  order_id text COLLATE "C" NOT NULL UNIQUE CHECK (order_id ~ '^[A-Za-z0-9]{1,64}$'),
  -- Null once the account is gone; name and e-mail stay as they were.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  buyer_name text COLLATE "tr-TR-x-icu" NOT NULL,
  buyer_email text NOT NULL,
  -- Made by the client for one filled form: a double click or a repeat finds the first one's order.
  idempotency_key uuid NOT NULL,
  plan_name text NOT NULL CHECK (plan_name IN ('pro')),
  billing_cycle text NOT NULL CHECK (billing_cycle IN ('monthly')),
  -- Kuruş.
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'TL' CHECK (currency = 'TL'),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN
    ('pending', 'paid', 'failed', 'cancelled', 'refused', 'abandoned', 'refunding', 'refunded')),
  billing_name text COLLATE "tr-TR-x-icu" NOT NULL,
  billing_phone text NOT NULL,
  billing_address text COLLATE "tr-TR-x-icu" NOT NULL,
  -- What was shown with this buyer and price, and accepted.
  documents_version text NOT NULL,
  pre_information text NOT NULL,
  contract_text text NOT NULL,
  documents_accepted_at timestamptz NOT NULL,
  user_ip text NOT NULL,
  -- Names the payment page; null until PayTR gave it.
  payment_token text,
  -- Somebody is asking PayTR right now (a token, a refund); a process that died lets it lapse.
  claimed_until timestamptz,
  -- What PayTR said.
  paid_at timestamptz,
  total_amount integer CHECK (total_amount >= 0),
  payment_type text,
  test_mode boolean,
  failure_code text,
  failure_text text,
  -- What it gave.
  activated_at timestamptz,
  plan_ends_at timestamptz,
  plan_extended boolean,
  flags text[] NOT NULL DEFAULT '{}',
  -- When PayTR is asked about it by itself; null where nothing is open.
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  refund_requested_at timestamptz,
  refund_requested_by text,
  refunded_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_intents_one_per_key UNIQUE (user_id, idempotency_key),
  CONSTRAINT payment_intents_paid_facts CHECK
    (status NOT IN ('paid', 'refunding', 'refunded') OR (paid_at IS NOT NULL AND total_amount IS NOT NULL)),
  CONSTRAINT payment_intents_activation CHECK ((activated_at IS NULL) = (plan_ends_at IS NULL))
);
CREATE INDEX payment_intents_user_newest ON payment_intents (user_id, created_at DESC);
CREATE INDEX payment_intents_due ON payment_intents (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX payment_intents_open ON payment_intents (created_at DESC)
  WHERE status IN ('pending', 'refused', 'refunding') OR flags <> '{}';
CREATE INDEX payment_intents_paid ON payment_intents (paid_at) WHERE paid_at IS NOT NULL;

-- What was agreed on never changes.
CREATE FUNCTION refuse_other_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was agreed on in a payment intent never changes';
END $$;
CREATE TRIGGER payment_intents_agreed BEFORE UPDATE ON payment_intents FOR EACH ROW WHEN (
  (OLD.order_id, OLD.plan_name, OLD.billing_cycle, OLD.amount, OLD.currency, OLD.documents_version, OLD.pre_information,
   OLD.contract_text, OLD.documents_accepted_at, OLD.billing_name, OLD.billing_phone, OLD.billing_address, OLD.buyer_name,
   OLD.buyer_email, OLD.created_at)
  IS DISTINCT FROM
  (NEW.order_id, NEW.plan_name, NEW.billing_cycle, NEW.amount, NEW.currency, NEW.documents_version, NEW.pre_information,
   NEW.contract_text, NEW.documents_accepted_at, NEW.billing_name, NEW.billing_phone, NEW.billing_address, NEW.buyer_name,
   NEW.buyer_email, NEW.created_at)
  OR (OLD.activated_at IS NOT NULL AND OLD.activated_at IS DISTINCT FROM NEW.activated_at)
) EXECUTE FUNCTION refuse_other_order();
CREATE TRIGGER payment_intents_kept BEFORE DELETE ON payment_intents
  FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('10 years');

CREATE TABLE payment_notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A card checkout's notification, a payment link's, or PayTR's answer when we asked.
  source text NOT NULL CHECK (source IN ('order', 'link', 'query')),
  merchant_oid text NOT NULL,
  callback_id text,
  -- Null for a link, and for an order that we don't know.
  intent_id uuid REFERENCES payment_intents (id),
  status text NOT NULL,
  -- Kuruş.
  total_amount bigint NOT NULL,
  payment_amount bigint,
  currency text,
  payment_type text,
  test_mode boolean NOT NULL DEFAULT false,
  failure_code text,
  failure_text text,
  -- Whether this one decided what became of the order.
  acted boolean NOT NULL DEFAULT false,
  plan_activated boolean NOT NULL DEFAULT false,
  flags text[] NOT NULL DEFAULT '{}',
  repeats integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_notifications_link CHECK ((source = 'link') = (callback_id IS NOT NULL))
);
-- The first one wins, whatever code runs, in however many processes.
CREATE UNIQUE INDEX payment_notifications_first_wins ON payment_notifications (source, merchant_oid) WHERE acted;
-- The same one again is counted, not kept.
CREATE UNIQUE INDEX payment_notifications_once ON payment_notifications
  (source, merchant_oid, (coalesce(callback_id, '')), status, total_amount);
CREATE INDEX payment_notifications_intent ON payment_notifications (intent_id);
CREATE INDEX payment_notifications_search ON payment_notifications
  USING gin (merchant_oid gin_trgm_ops, callback_id gin_trgm_ops);
CREATE TRIGGER payment_notifications_kept BEFORE DELETE ON payment_notifications
  FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('10 years');

-- Each stretch of a paid plan, in a chain: taking one back moves those after it up.
CREATE TABLE plan_grants (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  plan text NOT NULL CHECK (plan IN ('pro', 'publisher')),
  -- Where it comes from ('payment:ORDER'); the same one gives once.
  source text NOT NULL UNIQUE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at > starts_at)
);
CREATE INDEX plan_grants_user ON plan_grants (user_id, starts_at);

-- The end that its owner was last reminded of; the next look for who is to be told, and for plans past their end.
ALTER TABLE user_tokens ADD COLUMN reminded_of timestamptz;
CREATE INDEX user_tokens_plan_end ON user_tokens (plan_ends_at) WHERE plan_ends_at IS NOT NULL;

-- The ledger tells of every change of plan, also where the balance was high enough already.
ALTER TABLE token_ledger DROP CONSTRAINT token_ledger_delta_check,
  ADD CONSTRAINT token_ledger_delta_check CHECK (delta <> 0 OR reason = 'plan_change'),
  -- The plan from then on; only where that is what changed.
  ADD COLUMN plan text CHECK (plan IN ('free', 'pro', 'publisher'));

-- Who changed what for whom, when; kept 2 years (docs/product/retention.md).
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- No reference: the record outlives the accounts it names.
  actor_id uuid,
  actor_email text NOT NULL,
  -- 'payment.refunded' and the like.
  action text NOT NULL CHECK (action ~ '^[a-z_]+\.[a-z_]+$'),
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_log_subject ON audit_log (subject_type, subject_id, id DESC);
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only';
END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_kept BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('2 years');

-- What the test payment page of development remembers in PayTR's place; always empty in production.
CREATE TABLE paytr_test_links (
  id text PRIMARY KEY,
  name text NOT NULL,
  price integer NOT NULL,
  currency text NOT NULL,
  callback_link text,
  callback_id text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE paytr_test_payments (
  merchant_oid text PRIMARY KEY,
  token text NOT NULL UNIQUE,
  -- Null for a card checkout.
  link_id text REFERENCES paytr_test_links (id) ON DELETE CASCADE,
  amount integer NOT NULL,
  currency text NOT NULL,
  title text NOT NULL,
  ok_url text,
  fail_url text,
  test_mode boolean NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'success', 'failed')),
  failure_code text,
  failure_text text,
  -- Kuruş that went back.
  returned integer NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND amount),
  -- A notification that is held back until then ("late").
  notify_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX paytr_test_payments_late ON paytr_test_payments (notify_at) WHERE notify_at IS NOT NULL;
