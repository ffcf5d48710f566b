-- Refunds of a payment, each with its own amount, reason and state. A payment can be refunded in parts.
CREATE TABLE payment_refunds (
  -- Named by the client, so that a repeated request makes one refund.
  id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
  -- An order, or PayTR's notification of a payment by a link.
  intent_id uuid REFERENCES payment_intents (id),
  notification_id bigint REFERENCES payment_notifications (id),
  kurus integer NOT NULL CHECK (kurus > 0),
  reason text COLLATE "tr-TR-x-icu" NOT NULL CHECK (reason <> ''),
  -- Whether it ends the plan that the payment gave, also while a part of the money stays.
  ends_plan boolean NOT NULL,
  -- requested: PayTR has not confirmed it; done; refused: PayTR did not make it.
  state text NOT NULL CHECK (state IN ('requested', 'done', 'refused')),
  -- The administrator's address; null for a refund that was made in PayTR's own panel.
  requested_by text,
  requested_at timestamptz NOT NULL,
  -- When PayTR was asked; a refund of a part is asked for once, because PayTR could make it twice.
  sent_at timestamptz,
  finished_at timestamptz,
  -- What PayTR said against it.
  error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_refunds_of_one CHECK (num_nonnulls(intent_id, notification_id) = 1),
  CONSTRAINT payment_refunds_end CHECK ((state = 'requested') = (finished_at IS NULL))
);
CREATE INDEX payment_refunds_intent ON payment_refunds (intent_id) WHERE intent_id IS NOT NULL;
CREATE INDEX payment_refunds_notification ON payment_refunds (notification_id) WHERE notification_id IS NOT NULL;
-- One at a time: what is left is known only after PayTR's answer.
CREATE UNIQUE INDEX payment_refunds_one_open ON payment_refunds (intent_id) WHERE state = 'requested';
CREATE UNIQUE INDEX payment_refunds_one_open_link ON payment_refunds (notification_id) WHERE state = 'requested';

-- What is refunded or asked for, kept by a trigger (server/db/functions/count-refunds.sql): never more than was paid.
ALTER TABLE payment_intents ADD COLUMN refund_kurus integer NOT NULL DEFAULT 0;
ALTER TABLE payment_notifications ADD COLUMN refund_kurus integer NOT NULL DEFAULT 0;

INSERT INTO payment_refunds (intent_id, kurus, reason, ends_plan, state, requested_by, requested_at, finished_at,
  created_at)
SELECT id, total_amount, 'Bu sürümden önce yapılan iade', true, CASE status WHEN 'refunded' THEN 'done' ELSE 'requested' END,
  refund_requested_by, coalesce(refund_requested_at, refunded_at, updated_at),
  CASE status WHEN 'refunded' THEN coalesce(refunded_at, updated_at) END, coalesce(refund_requested_at, refunded_at, updated_at)
FROM payment_intents WHERE status IN ('refunding', 'refunded') AND total_amount > 0;
INSERT INTO payment_refunds (notification_id, kurus, reason, ends_plan, state, requested_by, requested_at, finished_at,
  created_at)
SELECT id, total_amount, 'Bu sürümden önce yapılan iade', true,
  CASE WHEN refunded_at IS NULL THEN 'requested' ELSE 'done' END, refund_requested_by, refund_requested_at, refunded_at,
  refund_requested_at
FROM payment_notifications WHERE refund_requested_at IS NOT NULL AND total_amount > 0;
UPDATE payment_intents SET refund_kurus = total_amount WHERE status IN ('refunding', 'refunded') AND total_amount > 0;
UPDATE payment_notifications SET refund_kurus = total_amount WHERE refund_requested_at IS NOT NULL AND total_amount > 0;
ALTER TABLE payment_intents ADD CONSTRAINT payment_intents_refund_kurus
  CHECK (refund_kurus BETWEEN 0 AND coalesce(total_amount, 0));
ALTER TABLE payment_notifications ADD CONSTRAINT payment_notifications_refund_kurus
  CHECK (refund_kurus BETWEEN 0 AND total_amount);

-- Information copies of invoices: one for each sale and each refund, numbered without gaps by year.
CREATE TABLE invoices (
  id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('sale', 'refund')),
  -- A test payment has numbers of its own and is in no figure.
  test boolean NOT NULL,
  -- Of Istanbul, with the number set by a trigger (server/db/functions/number-invoices.sql).
  year integer NOT NULL DEFAULT 0,
  number integer NOT NULL DEFAULT 0 CHECK (number > 0),
  -- The invoice of the sale that is refunded.
  sale_id uuid REFERENCES invoices (id),
  intent_id uuid REFERENCES payment_intents (id),
  notification_id bigint REFERENCES payment_notifications (id),
  membership_payment_id uuid REFERENCES membership_payments (id),
  refund_id uuid UNIQUE REFERENCES payment_refunds (id),
  -- The account that may read it.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- The order's number, or PayTR's for a payment by a link.
  reference text NOT NULL,
  plan text NOT NULL,
  -- With the VAT inside.
  kurus bigint NOT NULL CHECK (kurus > 0),
  vat_percent integer NOT NULL CHECK (vat_percent BETWEEN 0 AND 100),
  vat_kurus bigint NOT NULL CHECK (vat_kurus BETWEEN 0 AND kurus),
  -- Whom it names, as it was given.
  buyer jsonb NOT NULL,
  -- The seller's facts then; null on a sale from before invoices were made.
  seller jsonb,
  -- Why it was refunded.
  reason text,
  issued_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT invoices_number UNIQUE (test, year, number),
  CONSTRAINT invoices_refund CHECK (CASE kind
    WHEN 'refund' THEN num_nonnulls(sale_id, refund_id, reason) = 3 ELSE num_nonnulls(sale_id, refund_id, reason) = 0 END),
  CONSTRAINT invoices_payment CHECK (num_nonnulls(intent_id, notification_id, membership_payment_id) > 0)
);
CREATE UNIQUE INDEX invoices_one_sale ON invoices (intent_id) WHERE kind = 'sale';
CREATE UNIQUE INDEX invoices_one_sale_link ON invoices (notification_id) WHERE kind = 'sale';
CREATE UNIQUE INDEX invoices_one_sale_membership ON invoices (membership_payment_id) WHERE kind = 'sale';
CREATE INDEX invoices_of_sale ON invoices (sale_id) WHERE sale_id IS NOT NULL;
CREATE INDEX invoices_of_intent ON invoices (intent_id) WHERE intent_id IS NOT NULL;
CREATE INDEX invoices_of_notification ON invoices (notification_id) WHERE notification_id IS NOT NULL;
CREATE INDEX invoices_issued ON invoices (issued_at, test, number);
CREATE INDEX invoices_user ON invoices (user_id, issued_at DESC) WHERE user_id IS NOT NULL;

-- The last number of each year; its row is locked from the number's use to the commit.
CREATE TABLE invoice_counters (
  test boolean NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (test, year)
);

-- Sums by day: sales and refunds, kept by a trigger, and plans that payments opened or extended.
CREATE TABLE sales_days (
  -- Of Istanbul.
  day date NOT NULL,
  test boolean NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sale', 'refund', 'plan')),
  plan text NOT NULL,
  amount integer NOT NULL,
  kurus bigint NOT NULL,
  vat_kurus bigint NOT NULL,
  PRIMARY KEY (day, test, kind, plan)
);

-- What was sold and refunded before this release, by the rules of the revenue until then.
CREATE TEMPORARY TABLE moved ON COMMIT DROP AS
WITH sales AS (
  SELECT 'sale' AS kind, ordered_in_test OR test_mode IS TRUE AS test, i.id AS intent_id, NULL::bigint AS notification_id,
    NULL::uuid AS membership_payment_id, i.user_id, order_id AS reference, plan_name AS plan, total_amount::bigint AS kurus,
    jsonb_build_object('kind', billing_kind, 'name', coalesce(nullif(billing_company, ''), billing_name), 'person', billing_name,
      'taxNumber', billing_tax_number, 'taxOffice', billing_tax_office, 'address', billing_address, 'phone', billing_phone,
      'email', buyer_email) AS buyer, paid_at AS issued_at
  FROM payment_intents i WHERE paid_at IS NOT NULL AND total_amount > 0 AND (activated_at IS NOT NULL OR status = 'paid')
  UNION ALL
  SELECT 'sale', n.test_mode, NULL, n.id, m.id, m.user_id, n.merchant_oid, 'pro', n.total_amount,
    jsonb_build_object('username', coalesce(m.username, '')), n.created_at
  FROM payment_notifications n LEFT JOIN membership_payments m ON m.callback_id = n.callback_id AND m.merchant_oid = n.merchant_oid
  WHERE n.source = 'link' AND n.status = 'success' AND n.total_amount > 0
    AND (n.flags = '{}' OR (n.plan_activated AND n.flags = '{amount_mismatch}'))
)
SELECT gen_random_uuid() AS id, s.*, NULL::uuid AS sale_id, NULL::uuid AS refund_id, NULL::text AS reason FROM sales s;
INSERT INTO moved
SELECT gen_random_uuid(), 'refund', m.test, m.intent_id, m.notification_id, m.membership_payment_id, m.user_id, m.reference, m.plan,
  r.kurus, m.buyer, r.finished_at, m.id, r.id, r.reason
FROM moved m JOIN payment_refunds r ON r.state = 'done' AND (r.intent_id = m.intent_id OR r.notification_id = m.notification_id);
INSERT INTO invoices (id, kind, test, year, number, sale_id, intent_id, notification_id, membership_payment_id, refund_id, user_id,
  reference, plan, kurus, vat_percent, vat_kurus, buyer, reason, issued_at, created_at)
SELECT id, kind, test, extract(year FROM issued_at AT TIME ZONE 'Europe/Istanbul'),
  row_number() OVER (PARTITION BY test, extract(year FROM issued_at AT TIME ZONE 'Europe/Istanbul') ORDER BY issued_at, kind DESC, id),
  sale_id, intent_id, notification_id, membership_payment_id, refund_id, user_id, reference, plan, kurus, 20,
  kurus - round(kurus * 100 / 120.0), buyer, reason, issued_at, issued_at
FROM moved ORDER BY kind DESC, issued_at;
INSERT INTO invoice_counters SELECT test, year, max(number) FROM invoices GROUP BY 1, 2;
INSERT INTO sales_days
SELECT (issued_at AT TIME ZONE 'Europe/Istanbul')::date, test, kind, plan, count(*), sum(kurus), sum(vat_kurus)
FROM invoices GROUP BY 1, 2, 3, 4;
INSERT INTO sales_days
SELECT (at AT TIME ZONE 'Europe/Istanbul')::date, test, 'plan', plan, count(*), 0, 0 FROM (
  SELECT activated_at AS at, ordered_in_test AS test, plan_name AS plan FROM payment_intents WHERE activated_at IS NOT NULL
  UNION ALL
  SELECT created_at, test_mode, 'pro' FROM payment_notifications WHERE source = 'link' AND status = 'success' AND plan_activated
) opened GROUP BY 1, 2, 3, 4;

-- The privacy notice names the tax and identity numbers.
INSERT INTO legal_texts (document, version) VALUES ('privacy', '2026-11-28') ON CONFLICT DO NOTHING;
