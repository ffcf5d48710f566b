-- What administrators switch while the site runs: one row.

CREATE TABLE site_settings (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  announcement_text text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  announcement_level text NOT NULL DEFAULT 'info' CHECK (announcement_level IN ('info', 'warning')),
  announcement_shown boolean NOT NULL DEFAULT false,
  registration_open boolean NOT NULL DEFAULT true,
  maintenance boolean NOT NULL DEFAULT false,
  guest_trial boolean NOT NULL DEFAULT true,
  guest_daily_tokens integer NOT NULL DEFAULT 5000 CHECK (guest_daily_tokens BETWEEN 50 AND 1000000),
  generation_on boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- The administrator's address.
  updated_by text
);
INSERT INTO site_settings DEFAULT VALUES;

CREATE TRIGGER site_settings_changed AFTER UPDATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();

-- Announcement and maintenance stand on every page: those that are kept are of yesterday then.
CREATE FUNCTION tell_pages_of_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;
CREATE TRIGGER site_settings_shown AFTER UPDATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_settings();
