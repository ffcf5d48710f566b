-- The terms of plans: which version a person has, and that versions never change.

-- The newest version of a plan's terms.
CREATE OR REPLACE FUNCTION newest_plan_terms(p_plan text) RETURNS plan_terms LANGUAGE sql STABLE AS $$
  SELECT t FROM plan_terms t WHERE t.plan = p_plan ORDER BY t.version DESC LIMIT 1
$$;

-- The terms of a person's plan at a moment: those that were agreed on for the running period, else the newest, as on the
-- free plan. An expired paid plan counts as free.
CREATE OR REPLACE FUNCTION plan_terms_in_force(p_user uuid, p_at timestamptz) RETURNS plan_terms LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_plan text;
  v_terms plan_terms;
BEGIN
  SELECT plan INTO v_plan FROM user_tokens
    WHERE user_id = p_user AND (plan_ends_at IS NULL OR plan_ends_at > p_at);
  IF v_plan <> 'free' THEN
    SELECT t.* INTO v_terms FROM plan_grants g JOIN plan_terms t ON t.plan = g.plan AND t.version = g.terms_version
      WHERE g.user_id = p_user AND g.plan = v_plan AND g.revoked_at IS NULL AND g.starts_at <= p_at AND g.ends_at > p_at
      ORDER BY g.starts_at DESC LIMIT 1;
    IF FOUND THEN RETURN v_terms; END IF;
  END IF;
  RETURN newest_plan_terms(coalesce(v_plan, 'free'));
END $$;

CREATE OR REPLACE FUNCTION refuse_terms_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'plan_terms is append-only';
END $$;

CREATE OR REPLACE TRIGGER plan_terms_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON plan_terms
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_terms_change();

CREATE OR REPLACE FUNCTION refuse_other_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the agreed terms of % never change', TG_TABLE_NAME;
END $$;

CREATE OR REPLACE TRIGGER plan_grants_terms_agreed BEFORE UPDATE ON plan_grants FOR EACH ROW
  WHEN ((OLD.plan, OLD.terms_version) IS DISTINCT FROM (NEW.plan, NEW.terms_version))
  EXECUTE FUNCTION refuse_other_terms();
CREATE OR REPLACE TRIGGER payment_intents_terms_agreed BEFORE UPDATE ON payment_intents FOR EACH ROW
  WHEN (OLD.terms_version IS DISTINCT FROM NEW.terms_version) EXECUTE FUNCTION refuse_other_terms();
CREATE OR REPLACE TRIGGER membership_payments_terms_agreed BEFORE UPDATE ON membership_payments FOR EACH ROW
  WHEN (OLD.terms_version IS DISTINCT FROM NEW.terms_version) EXECUTE FUNCTION refuse_other_terms();
