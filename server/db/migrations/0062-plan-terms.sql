-- The price and limits of each plan, in versions that never change: a sold plan keeps its terms. The newest version
-- applies to new sales and to the free plan. Administrators add versions; the first is that of domain/billing/plans.ts.
CREATE TABLE plan_terms (
  plan text NOT NULL CONSTRAINT plan_terms_plan CHECK (plan IN ('free', 'pro', 'publisher')),
  version integer NOT NULL CHECK (version > 0),
  -- Of 31 days. Only Profesyonel is sold.
  monthly_price_kurus integer CONSTRAINT plan_terms_price CHECK (CASE plan
    WHEN 'free' THEN coalesce(monthly_price_kurus = 0, false)
    WHEN 'pro' THEN coalesce(monthly_price_kurus BETWEEN 100 AND 10000000, false)
    ELSE monthly_price_kurus IS NULL END),
  daily_tokens integer NOT NULL CHECK (daily_tokens BETWEEN 100 AND 1000000),
  monthly_guarantee_tokens integer CHECK (monthly_guarantee_tokens BETWEEN 1000 AND 30000000),
  -- Model tokens.
  output_cap_fresh integer NOT NULL CHECK (output_cap_fresh BETWEEN 200 AND 4000),
  output_cap_continuation integer NOT NULL CHECK (output_cap_continuation BETWEEN 200 AND 4000),
  paragraph_cap_standard integer NOT NULL CHECK (paragraph_cap_standard BETWEEN 1 AND 5),
  paragraph_cap_editor integer NOT NULL CHECK (paragraph_cap_editor BETWEEN 1 AND 5),
  paragraph_cap_continuation integer NOT NULL CHECK (paragraph_cap_continuation BETWEEN 1 AND 5),
  -- Null without a limit.
  wizard_per_day integer CHECK (wizard_per_day BETWEEN 1 AND 100),
  usual_paragraphs integer NOT NULL CHECK (usual_paragraphs BETWEEN 1 AND 5),
  storage_bytes bigint NOT NULL CHECK (storage_bytes BETWEEN 10000000 AND 100000000000),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The administrator's address; null for the first version.
  created_by text,
  PRIMARY KEY (plan, version),
  CONSTRAINT plan_terms_guarantee CHECK ((plan = 'pro') = (monthly_guarantee_tokens IS NOT NULL)),
  CONSTRAINT plan_terms_usual CHECK (usual_paragraphs <= paragraph_cap_standard)
);

INSERT INTO plan_terms (plan, version, monthly_price_kurus, daily_tokens, monthly_guarantee_tokens, output_cap_fresh,
    output_cap_continuation, paragraph_cap_standard, paragraph_cap_editor, paragraph_cap_continuation, wizard_per_day,
    usual_paragraphs, storage_bytes) VALUES
  ('free', 1, 0, 500, NULL, 800, 600, 2, 2, 1, 1, 1, 200000000),
  ('pro', 1, 20000, 4000, 80000, 2500, 2500, 4, 4, 4, NULL, 3, 1000000000),
  ('publisher', 1, NULL, 8000, NULL, 3500, 3500, 4, 5, 5, NULL, 3, 2000000000);

-- The terms that were agreed on. The default serves rows from before, and a process of the release before during an
-- upgrade, which knows the first version only.
ALTER TABLE plan_grants ADD COLUMN terms_version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT plan_grants_terms FOREIGN KEY (plan, terms_version) REFERENCES plan_terms (plan, version);
-- For the number of memberships that keep a version.
CREATE INDEX plan_grants_of_terms ON plan_grants (plan, terms_version, ends_at) WHERE revoked_at IS NULL;
ALTER TABLE payment_intents ADD COLUMN terms_version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT payment_intents_terms FOREIGN KEY (plan_name, terms_version) REFERENCES plan_terms (plan, version);
ALTER TABLE membership_payments ADD COLUMN plan text NOT NULL DEFAULT 'pro' CHECK (plan = 'pro'),
  ADD COLUMN terms_version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT membership_payments_terms FOREIGN KEY (plan, terms_version) REFERENCES plan_terms (plan, version);
