-- Consents to mails are a history: rows are added, and kept for three years after the last one of their recipient and kind.
CREATE OR REPLACE FUNCTION refuse_consent_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.created_at > now() - interval '3 years' THEN
      RAISE EXCEPTION 'mail_consents keeps its rows for 3 years';
    END IF;
    RETURN OLD;
  END IF;
  IF NEW.user_id IS NOT NULL OR
    (OLD.id, OLD.recipient, OLD.kind, OLD.channel, OLD.status, OLD.source, OLD.created_at)
      IS DISTINCT FROM (NEW.id, NEW.recipient, NEW.kind, NEW.channel, NEW.status, NEW.source, NEW.created_at) THEN
    RAISE EXCEPTION 'mail_consents is append-only';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER mail_consents_kept BEFORE UPDATE OR DELETE ON mail_consents
  FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();

-- Withdraws what an account had consented to, before its wishes are deleted.
CREATE OR REPLACE FUNCTION withdraw_consents_of(account uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO mail_consents (recipient, kind, status, source)
    SELECT u.email, wish.kind, 'RET', 'account_deleted'
    FROM notification_preferences p JOIN users u ON u.id = p.user_id
      CROSS JOIN LATERAL (VALUES ('product_news', p.product_news_consented_at IS NOT NULL), ('weekly_summary', p.weekly_summary))
        AS wish (kind, given)
    WHERE p.user_id = account AND wish.given
$$;

-- A deleted account withdraws what it had consented to.
CREATE OR REPLACE FUNCTION withdraw_mail_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM withdraw_consents_of(OLD.id);
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER users_mail_consents BEFORE DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION withdraw_mail_consents();
