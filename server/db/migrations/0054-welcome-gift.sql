-- Tokens that an account gets once, when its e-mail address is verified for the first time; 0 gives none.
ALTER TABLE site_settings ADD COLUMN welcome_tokens integer NOT NULL DEFAULT 1500
  CHECK (welcome_tokens BETWEEN 0 AND 100000);

ALTER TABLE token_ledger DROP CONSTRAINT token_ledger_reason_check,
  ADD CONSTRAINT token_ledger_reason_check CHECK (reason IN ('sign_up', 'welcome', 'daily_allowance',
    'monthly_guarantee', 'plan_change', 'grant', 'generation', 'text', 'response', 'takeover'));
