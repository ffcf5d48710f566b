-- Taking over an account that somebody else opened with one's address clears the balance by a ledger row of its own reason.
ALTER TABLE token_ledger DROP CONSTRAINT token_ledger_reason_check,
  ADD CONSTRAINT token_ledger_reason_check CHECK (reason IN ('sign_up', 'daily_allowance', 'monthly_guarantee',
    'plan_change', 'grant', 'generation', 'text', 'response', 'takeover'));
