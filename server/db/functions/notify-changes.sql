-- Notifies the processes of changed content and settings.

-- Notifies every process to clear its page cache, once per transaction and table, when the transaction commits.
CREATE OR REPLACE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER blog_posts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE OR REPLACE TRIGGER blog_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE OR REPLACE TRIGGER blog_post_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_post_categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

-- Notifies every process to read the settings again when the transaction commits.
CREATE OR REPLACE FUNCTION tell_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER api_configs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON api_configs
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();
CREATE OR REPLACE TRIGGER site_identities_changed AFTER INSERT ON site_identities
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();
CREATE OR REPLACE TRIGGER prompt_versions_changed AFTER INSERT ON prompt_versions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();
CREATE OR REPLACE TRIGGER site_settings_changed AFTER UPDATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();

-- Announcement, maintenance and the site's identity are shown on every page: processes clear their page caches.
CREATE OR REPLACE FUNCTION tell_pages_of_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER site_settings_shown AFTER UPDATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_settings();
CREATE OR REPLACE TRIGGER site_identities_shown AFTER INSERT ON site_identities
  FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_settings();

-- The newest terms of plans are settings, and public pages show them.
CREATE OR REPLACE TRIGGER plan_terms_changed AFTER INSERT ON plan_terms
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();
CREATE OR REPLACE TRIGGER plan_terms_shown AFTER INSERT ON plan_terms
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
