-- Services that administrators configure. Their secrets are sealed by the server (AES-256-GCM) before they come here.

CREATE TABLE api_configs (
  -- Made by the client, so that a repeated request finds what the first one made.
  id uuid PRIMARY KEY,
  name text COLLATE "tr-TR-x-icu" NOT NULL CHECK (name <> ''),
  provider text NOT NULL CHECK (provider IN ('google', 'venice', 'huggingface', 'openai', 'paytr', 'other')),
  sealed_key text NOT NULL,
  masked_key text NOT NULL,
  -- PayTR's merchant_salt.
  sealed_salt text,
  merchant_id text NOT NULL DEFAULT '',
  base_url text NOT NULL DEFAULT '',
  model text NOT NULL DEFAULT '',
  is_active boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT api_configs_paytr CHECK (provider <> 'paytr' OR (merchant_id <> '' AND sealed_salt IS NOT NULL)),
  CONSTRAINT api_configs_other CHECK (provider <> 'other' OR (base_url <> '' AND model <> ''))
);
CREATE INDEX api_configs_newest ON api_configs (created_at DESC, id);

-- Every process is notified of a committed change and reads the table again.
CREATE FUNCTION tell_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;
CREATE TRIGGER api_configs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON api_configs
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();
