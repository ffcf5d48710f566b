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

-- A deleted account withdraws what it had consented to.
CREATE OR REPLACE FUNCTION withdraw_mail_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO mail_consents (recipient, kind, status, source)
    SELECT OLD.email, 'product_news', 'RET', 'account_deleted' FROM notification_preferences
      WHERE user_id = OLD.id AND product_news_consented_at IS NOT NULL
    UNION ALL
    SELECT OLD.email, 'weekly_summary', 'RET', 'account_deleted' FROM notification_preferences
      WHERE user_id = OLD.id AND weekly_summary;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER users_mail_consents BEFORE DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION withdraw_mail_consents();
