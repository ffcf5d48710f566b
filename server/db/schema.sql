-- The schema of the database, written by npm run db:types from PostgreSQL's catalogue. Do not edit.
-- Bodies of functions are in server/db/functions/.

CREATE EXTENSION btree_gin;
CREATE EXTENSION pg_trgm;

CREATE TABLE accounts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id uuid NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT accounts_pkey PRIMARY KEY (id),
  CONSTRAINT accounts_provider_id_account_id_key UNIQUE (provider_id, account_id),
  CONSTRAINT accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX accounts_user_id ON public.accounts USING btree (user_id);

CREATE TABLE active_sessions (
  id uuid NOT NULL,
  user_id uuid,
  ip_address text NOT NULL DEFAULT 'unknown'::text,
  user_agent text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  CONSTRAINT active_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT active_sessions_ip_address_check CHECK ((ip_address = 'unknown'::text)),
  CONSTRAINT active_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX active_sessions_last_seen ON public.active_sessions USING btree (last_seen_at) INCLUDE (user_id);
CREATE INDEX active_sessions_user ON public.active_sessions USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE TABLE ai_calls (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  generation_id uuid NOT NULL,
  config_id uuid,
  provider text NOT NULL,
  model text NOT NULL,
  purpose text NOT NULL,
  plan text,
  error_code text,
  input_tokens integer,
  cached_tokens integer,
  output_tokens integer,
  thinking_tokens integer,
  cost numeric(14,6),
  currency text,
  ended_at timestamp with time zone NOT NULL,
  is_fallback boolean,
  first_word_ms integer,
  CONSTRAINT ai_calls_pkey PRIMARY KEY (id),
  CONSTRAINT ai_calls_cached_tokens_check CHECK ((cached_tokens >= 0)),
  CONSTRAINT ai_calls_cost_check CHECK ((cost >= (0)::numeric)),
  CONSTRAINT ai_calls_cost_currency CHECK (((cost IS NULL) = (currency IS NULL))),
  CONSTRAINT ai_calls_first_word_ms_check CHECK ((first_word_ms >= 0)),
  CONSTRAINT ai_calls_input_tokens_check CHECK ((input_tokens >= 0)),
  CONSTRAINT ai_calls_output_tokens_check CHECK ((output_tokens >= 0)),
  CONSTRAINT ai_calls_purpose_check CHECK ((purpose = ANY (ARRAY['text'::text, 'summary'::text]))),
  CONSTRAINT ai_calls_thinking_tokens_check CHECK ((thinking_tokens >= 0))
);
CREATE INDEX ai_calls_config ON public.ai_calls USING btree (config_id, ended_at) INCLUDE (input_tokens, output_tokens);
CREATE INDEX ai_calls_generation ON public.ai_calls USING btree (generation_id);
CREATE INDEX ai_calls_newest ON public.ai_calls USING btree (ended_at);
CREATE TRIGGER ai_calls_counted AFTER INSERT ON public.ai_calls REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_ai_usage();

CREATE TABLE ai_first_word_days (
  day date NOT NULL,
  provider text NOT NULL,
  up_to_ms integer NOT NULL,
  texts integer NOT NULL,
  CONSTRAINT ai_first_word_days_pkey PRIMARY KEY (day, provider, up_to_ms)
);

CREATE TABLE ai_usage_days (
  day date NOT NULL,
  plan text NOT NULL,
  provider text NOT NULL,
  model text NOT NULL,
  calls integer NOT NULL,
  texts integer NOT NULL,
  failed integer NOT NULL,
  fallbacks integer NOT NULL,
  unpriced integer NOT NULL,
  unmeasured integer NOT NULL,
  input_tokens bigint NOT NULL,
  cached_tokens bigint NOT NULL,
  output_tokens bigint NOT NULL,
  thinking_tokens bigint NOT NULL,
  cost_usd numeric(18,6) NOT NULL,
  cost_eur numeric(18,6) NOT NULL,
  cost_try numeric(18,6) NOT NULL,
  CONSTRAINT ai_usage_days_pkey PRIMARY KEY (day, plan, provider, model)
);

CREATE TABLE api_configs (
  id uuid NOT NULL,
  name text COLLATE "tr-TR-x-icu" NOT NULL,
  provider text NOT NULL,
  sealed_key text NOT NULL,
  masked_key text NOT NULL,
  sealed_salt text,
  merchant_id text NOT NULL DEFAULT ''::text,
  base_url text NOT NULL DEFAULT ''::text,
  model text NOT NULL DEFAULT ''::text,
  is_active boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  test_mode boolean NOT NULL DEFAULT false,
  "position" integer NOT NULL DEFAULT 0,
  input_price double precision,
  cached_price double precision,
  output_price double precision,
  currency text NOT NULL DEFAULT 'USD'::text,
  max_streams integer,
  daily_tokens bigint,
  trial_failure text NOT NULL DEFAULT ''::text,
  CONSTRAINT api_configs_pkey PRIMARY KEY (id),
  CONSTRAINT api_configs_cached_price_check CHECK ((cached_price >= (0)::double precision)),
  CONSTRAINT api_configs_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'EUR'::text, 'TRY'::text]))),
  CONSTRAINT api_configs_daily_tokens_check CHECK ((daily_tokens >= 1)),
  CONSTRAINT api_configs_failed_trial_is_off CHECK (((trial_failure = ''::text) OR (NOT is_active))),
  CONSTRAINT api_configs_input_price_check CHECK ((input_price >= (0)::double precision)),
  CONSTRAINT api_configs_max_streams_check CHECK ((max_streams >= 1)),
  CONSTRAINT api_configs_name_check CHECK ((name <> ''::text)),
  CONSTRAINT api_configs_other CHECK (((provider <> 'other'::text) OR ((base_url <> ''::text) AND (model <> ''::text)))),
  CONSTRAINT api_configs_output_price_check CHECK ((output_price >= (0)::double precision)),
  CONSTRAINT api_configs_paytr CHECK (((provider <> 'paytr'::text) OR ((merchant_id <> ''::text) AND (sealed_salt IS NOT NULL)))),
  CONSTRAINT api_configs_provider_check CHECK ((provider = ANY (ARRAY['google'::text, 'venice'::text, 'huggingface'::text, 'openai'::text, 'paytr'::text, 'other'::text]))),
  CONSTRAINT api_configs_test_mode CHECK (((NOT test_mode) OR (provider = 'paytr'::text)))
);
CREATE INDEX api_configs_order ON public.api_configs USING btree ("position", created_at DESC, id);
CREATE TRIGGER api_configs_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.api_configs FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();

CREATE TABLE applied_function_files (
  name text NOT NULL,
  checksum text NOT NULL,
  CONSTRAINT applied_function_files_pkey PRIMARY KEY (name)
);

CREATE TABLE audit_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  actor_id uuid,
  actor_email text NOT NULL,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_for_search(((((((((((actor_email || ' '::text) || action) || ' '::text) || subject_type) || ' '::text) || subject_id) || ' '::text) || "left"(COALESCE((before)::text, ''::text), 4000)) || ' '::text) || "left"(COALESCE((after)::text, ''::text), 4000)))) STORED,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id),
  CONSTRAINT audit_log_action_check CHECK ((action ~ '^[a-z_]+\.[a-z_]+$'::text))
);
CREATE INDEX audit_log_area ON public.audit_log USING btree (subject_type, id DESC);
CREATE INDEX audit_log_search ON public.audit_log USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_type, subject_id, id DESC);
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_kept BEFORE DELETE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('2 years');

CREATE TABLE backups (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  started_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone NOT NULL,
  place text NOT NULL,
  bytes bigint,
  error text,
  CONSTRAINT backups_pkey PRIMARY KEY (id),
  CONSTRAINT backups_outcome CHECK (((bytes IS NULL) <> (error IS NULL)))
);
CREATE INDEX backups_good ON public.backups USING btree (ended_at) WHERE (error IS NULL);

CREATE TABLE bible_entries (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  name text COLLATE "tr-TR-x-icu" NOT NULL,
  aliases text[] COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '{}'::text[],
  text text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT bible_entries_pkey PRIMARY KEY (id),
  CONSTRAINT bible_entries_kind_check CHECK ((kind = ANY (ARRAY['place'::text, 'object'::text, 'note'::text]))),
  CONSTRAINT bible_entries_name_check CHECK ((name <> ''::text)),
  CONSTRAINT bible_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX bible_entries_newest ON public.bible_entries USING btree (user_id, created_at DESC, id DESC);
CREATE TRIGGER bible_entries_forgotten AFTER DELETE ON public.bible_entries FOR EACH ROW EXECUTE FUNCTION forget_bible_entry();
CREATE TRIGGER bible_entries_per_account BEFORE INSERT ON public.bible_entries FOR EACH ROW EXECUTE FUNCTION refuse_too_many_bible_entries();

CREATE TABLE billing_details (
  user_id uuid NOT NULL,
  full_name text COLLATE "tr-TR-x-icu" NOT NULL,
  phone text NOT NULL,
  address text COLLATE "tr-TR-x-icu" NOT NULL,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  kind text NOT NULL DEFAULT 'individual'::text,
  company text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  tax_number text NOT NULL DEFAULT ''::text,
  tax_office text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  CONSTRAINT billing_details_pkey PRIMARY KEY (user_id),
  CONSTRAINT billing_details_address_check CHECK ((address <> ''::text)),
  CONSTRAINT billing_details_full_name_check CHECK ((full_name <> ''::text)),
  CONSTRAINT billing_details_invoice CHECK (((tax_number ~ '^([0-9]{10,11})?$'::text) AND
CASE kind
    WHEN 'company'::text THEN ((company <> ''::text) AND (tax_number <> ''::text) AND (tax_office <> ''::text))
    ELSE ((kind = 'individual'::text) AND (company = ''::text) AND (tax_office = ''::text))
END)),
  CONSTRAINT billing_details_phone_check CHECK ((phone <> ''::text)),
  CONSTRAINT billing_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE blog_categories (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text COLLATE "tr-TR-x-icu" NOT NULL,
  slug text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1,
  CONSTRAINT blog_categories_pkey PRIMARY KEY (id),
  CONSTRAINT blog_categories_name_check CHECK ((name <> ''::text)),
  CONSTRAINT blog_categories_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  CONSTRAINT blog_categories_slug_key UNIQUE (slug)
);
CREATE TRIGGER blog_categories_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.blog_categories FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER blog_categories_slug AFTER INSERT OR UPDATE OF slug ON public.blog_categories FOR EACH ROW EXECUTE FUNCTION keep_blog_category_slug();

CREATE TABLE blog_category_slugs (
  slug text NOT NULL,
  category_id uuid NOT NULL,
  CONSTRAINT blog_category_slugs_pkey PRIMARY KEY (slug),
  CONSTRAINT blog_category_slugs_category_id_fkey FOREIGN KEY (category_id) REFERENCES blog_categories(id) ON DELETE CASCADE
);
CREATE INDEX blog_category_slugs_category ON public.blog_category_slugs USING btree (category_id);

CREATE TABLE blog_image_sizes (
  hash text NOT NULL,
  width integer NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT blog_image_sizes_pkey PRIMARY KEY (hash, width),
  CONSTRAINT blog_image_sizes_bytes_check CHECK ((octet_length(bytes) <= 5000000)),
  CONSTRAINT blog_image_sizes_hash_fkey FOREIGN KEY (hash) REFERENCES blog_images(hash) ON DELETE CASCADE,
  CONSTRAINT blog_image_sizes_width_check CHECK ((width > 0))
);

CREATE TABLE blog_image_sources (
  address text NOT NULL,
  hash text NOT NULL,
  fetched_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT blog_image_sources_pkey PRIMARY KEY (address),
  CONSTRAINT blog_image_sources_address_check CHECK ((length(address) <= 2000)),
  CONSTRAINT blog_image_sources_hash_fkey FOREIGN KEY (hash) REFERENCES blog_images(hash) ON DELETE CASCADE
);
CREATE INDEX blog_image_sources_hash ON public.blog_image_sources USING btree (hash);

CREATE TABLE blog_images (
  hash text NOT NULL,
  type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT blog_images_pkey PRIMARY KEY (hash),
  CONSTRAINT blog_images_bytes_check CHECK ((octet_length(bytes) <= 5000000)),
  CONSTRAINT blog_images_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT blog_images_type_check CHECK ((type = ANY (ARRAY['png'::text, 'jpg'::text, 'gif'::text, 'webp'::text, 'avif'::text])))
);

CREATE TABLE blog_post_categories (
  post_id uuid NOT NULL,
  category_id uuid NOT NULL,
  CONSTRAINT blog_post_categories_pkey PRIMARY KEY (post_id, category_id),
  CONSTRAINT blog_post_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES blog_categories(id) ON DELETE CASCADE,
  CONSTRAINT blog_post_categories_post_id_fkey FOREIGN KEY (post_id) REFERENCES blog_posts(id) ON DELETE CASCADE
);
CREATE INDEX blog_post_categories_category ON public.blog_post_categories USING btree (category_id);
CREATE TRIGGER blog_post_categories_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.blog_post_categories FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

CREATE TABLE blog_post_editors (
  tab uuid NOT NULL,
  post_id uuid NOT NULL,
  user_id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT blog_post_editors_pkey PRIMARY KEY (tab),
  CONSTRAINT blog_post_editors_post_id_fkey FOREIGN KEY (post_id) REFERENCES blog_posts(id) ON DELETE CASCADE,
  CONSTRAINT blog_post_editors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX blog_post_editors_post ON public.blog_post_editors USING btree (post_id, seen_at);
CREATE INDEX blog_post_editors_user ON public.blog_post_editors USING btree (user_id);

CREATE TABLE blog_posts (
  id uuid NOT NULL,
  title text COLLATE "tr-TR-x-icu" NOT NULL,
  slug text NOT NULL,
  content text COLLATE "tr-TR-x-icu" NOT NULL,
  excerpt text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  featured_image text,
  status text NOT NULL,
  author_id uuid,
  opening text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  word_count integer NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  published_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  search_title text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_for_search(title)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_for_search(((title || ' '::text) || COALESCE(NULLIF(excerpt, ''::text), opening)))) STORED,
  content_seal text COLLATE "C" NOT NULL DEFAULT ''::text,
  author_name text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  featured_alt text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  publish_at timestamp with time zone,
  deleted_at timestamp with time zone,
  CONSTRAINT blog_posts_pkey PRIMARY KEY (id),
  CONSTRAINT blog_posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT blog_posts_content_check CHECK ((content <> ''::text)),
  CONSTRAINT blog_posts_schedule_check CHECK (((publish_at IS NULL) OR ((status = 'draft'::text) AND (deleted_at IS NULL)))),
  CONSTRAINT blog_posts_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  CONSTRAINT blog_posts_slug_key UNIQUE (slug),
  CONSTRAINT blog_posts_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text]))),
  CONSTRAINT blog_posts_title_check CHECK ((title <> ''::text)),
  CONSTRAINT blog_posts_word_count_check CHECK ((word_count >= 0)),
  CONSTRAINT published_posts_have_a_date CHECK (((status <> 'published'::text) OR (published_at IS NOT NULL)))
);
CREATE INDEX blog_posts_author ON public.blog_posts USING btree (author_id);
CREATE INDEX blog_posts_bin ON public.blog_posts USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX blog_posts_newest ON public.blog_posts USING btree (created_at DESC, id DESC);
CREATE INDEX blog_posts_newest_of_status ON public.blog_posts USING btree (status, created_at DESC, id DESC);
CREATE INDEX blog_posts_public ON public.blog_posts USING btree (published_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX blog_posts_scheduled ON public.blog_posts USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX blog_posts_search ON public.blog_posts USING gin (search_text gin_trgm_ops) WITH (fastupdate=off) WHERE (status = 'published'::text);
CREATE INDEX blog_posts_search_title ON public.blog_posts USING gin (search_title gin_trgm_ops) WITH (fastupdate=off);
CREATE TRIGGER blog_posts_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.blog_posts FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER blog_posts_slug AFTER INSERT OR UPDATE OF slug ON public.blog_posts FOR EACH ROW EXECUTE FUNCTION keep_blog_slug();

CREATE TABLE blog_preview_links (
  secret_hash text NOT NULL,
  post_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT blog_preview_links_pkey PRIMARY KEY (secret_hash),
  CONSTRAINT blog_preview_links_post_id_fkey FOREIGN KEY (post_id) REFERENCES blog_posts(id) ON DELETE CASCADE
);
CREATE INDEX blog_preview_links_expired ON public.blog_preview_links USING btree (expires_at);
CREATE INDEX blog_preview_links_post ON public.blog_preview_links USING btree (post_id);

CREATE TABLE blog_slugs (
  slug text NOT NULL,
  post_id uuid NOT NULL,
  CONSTRAINT blog_slugs_pkey PRIMARY KEY (slug),
  CONSTRAINT blog_slugs_post_id_fkey FOREIGN KEY (post_id) REFERENCES blog_posts(id) ON DELETE CASCADE
);
CREATE INDEX blog_slugs_post ON public.blog_slugs USING btree (post_id);

CREATE TABLE build_assets (
  path text NOT NULL,
  content_type text NOT NULL,
  body bytea NOT NULL,
  replaced_at timestamp with time zone,
  CONSTRAINT build_assets_pkey PRIMARY KEY (path)
);
CREATE INDEX build_assets_replaced ON public.build_assets USING btree (replaced_at) WHERE (replaced_at IS NOT NULL);

CREATE TABLE characters (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text COLLATE "tr-TR-x-icu" NOT NULL,
  role text NOT NULL,
  age text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  personality text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  appearance text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  background text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  aliases text[] COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT characters_pkey PRIMARY KEY (id),
  CONSTRAINT characters_name_check CHECK ((name <> ''::text)),
  CONSTRAINT characters_role_check CHECK ((role = ANY (ARRAY['protagonist'::text, 'antagonist'::text, 'supporting'::text]))),
  CONSTRAINT characters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX characters_newest ON public.characters USING btree (user_id, created_at DESC, id DESC);
CREATE TRIGGER characters_forgotten AFTER DELETE ON public.characters FOR EACH ROW EXECUTE FUNCTION forget_bible_entry();
CREATE TRIGGER characters_per_account BEFORE INSERT ON public.characters FOR EACH ROW EXECUTE FUNCTION refuse_too_many_cards();

CREATE TABLE consents (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  document text NOT NULL,
  version text NOT NULL,
  accepted_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT consents_pkey PRIMARY KEY (id),
  CONSTRAINT consents_document_version_fkey FOREIGN KEY (document, version) REFERENCES legal_texts(document, version),
  CONSTRAINT consents_user_id_document_version_key UNIQUE (user_id, document, version),
  CONSTRAINT consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE contact_links (
  secret_hash text NOT NULL,
  message_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT contact_links_pkey PRIMARY KEY (secret_hash),
  CONSTRAINT contact_links_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE
);
CREATE INDEX contact_links_expired ON public.contact_links USING btree (expires_at);
CREATE INDEX contact_links_message ON public.contact_links USING btree (message_id);

CREATE TABLE contact_message_counts (
  status text NOT NULL,
  category text NOT NULL,
  messages integer NOT NULL DEFAULT 0,
  CONSTRAINT contact_message_counts_pkey PRIMARY KEY (status, category),
  CONSTRAINT contact_message_counts_messages_check CHECK ((messages >= 0))
);

CREATE TABLE contact_messages (
  id uuid NOT NULL,
  user_id uuid,
  plan text,
  priority boolean NOT NULL GENERATED ALWAYS AS (((plan IS NOT NULL) AND (plan <> 'free'::text))) STORED,
  name text COLLATE "tr-TR-x-icu" NOT NULL,
  email text NOT NULL,
  subject text COLLATE "tr-TR-x-icu" NOT NULL,
  message text COLLATE "tr-TR-x-icu" NOT NULL,
  category text NOT NULL,
  status text NOT NULL DEFAULT 'new'::text,
  admin_notes text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  ip_address text NOT NULL DEFAULT 'unknown'::text,
  user_agent text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1,
  replied_at timestamp with time zone,
  urgent boolean NOT NULL GENERATED ALWAYS AS (((plan IS NOT NULL) AND (plan <> 'free'::text) AND (status = ANY (ARRAY['new'::text, 'in_progress'::text])))) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_for_search(((((name || ' '::text) || email) || ' '::text) || subject))) STORED,
  assignee_id uuid,
  sender_answered_at timestamp with time zone,
  listed_at timestamp with time zone NOT NULL GENERATED ALWAYS AS (COALESCE(sender_answered_at, created_at)) STORED,
  CONSTRAINT contact_messages_pkey PRIMARY KEY (id),
  CONSTRAINT contact_messages_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT contact_messages_category_check CHECK ((category = ANY (ARRAY['general'::text, 'technical'::text, 'billing'::text, 'feature'::text, 'bug'::text, 'partnership'::text]))),
  CONSTRAINT contact_messages_plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'pro'::text, 'publisher'::text]))),
  CONSTRAINT contact_messages_status_check CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'resolved'::text, 'closed'::text]))),
  CONSTRAINT contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX contact_messages_age ON public.contact_messages USING btree (created_at);
CREATE INDEX contact_messages_assignee ON public.contact_messages USING btree (assignee_id, urgent DESC, listed_at DESC, id DESC) WHERE (assignee_id IS NOT NULL);
CREATE INDEX contact_messages_both ON public.contact_messages USING btree (status, category, urgent DESC, listed_at DESC, id DESC);
CREATE INDEX contact_messages_category ON public.contact_messages USING btree (category, urgent DESC, listed_at DESC, id DESC);
CREATE INDEX contact_messages_email ON public.contact_messages USING btree (lower((email COLLATE "C")), listed_at DESC);
CREATE INDEX contact_messages_order ON public.contact_messages USING btree (urgent DESC, listed_at DESC, id DESC);
CREATE INDEX contact_messages_search ON public.contact_messages USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX contact_messages_status ON public.contact_messages USING btree (status, urgent DESC, listed_at DESC, id DESC);
CREATE INDEX contact_messages_user ON public.contact_messages USING btree (user_id, listed_at DESC, id DESC) WHERE (user_id IS NOT NULL);
CREATE TRIGGER contact_messages_counted_gone AFTER DELETE ON public.contact_messages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contact_messages();
CREATE TRIGGER contact_messages_counted_made AFTER INSERT ON public.contact_messages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contact_messages();
CREATE TRIGGER contact_messages_counted_moved AFTER UPDATE ON public.contact_messages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contact_messages();

CREATE TABLE contact_replies (
  id uuid NOT NULL,
  message_id uuid NOT NULL,
  body text COLLATE "tr-TR-x-icu" NOT NULL,
  author_id uuid,
  author_email text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  side text NOT NULL DEFAULT 'support'::text,
  CONSTRAINT contact_replies_pkey PRIMARY KEY (id),
  CONSTRAINT contact_replies_author_check CHECK ((((side = 'support'::text) = (author_id IS NOT NULL)) AND ((side = 'support'::text) = (author_email IS NOT NULL)))),
  CONSTRAINT contact_replies_body_check CHECK ((body <> ''::text)),
  CONSTRAINT contact_replies_message_id_fkey FOREIGN KEY (message_id) REFERENCES contact_messages(id) ON DELETE CASCADE,
  CONSTRAINT contact_replies_side_check CHECK ((side = ANY (ARRAY['support'::text, 'sender'::text])))
);
CREATE INDEX contact_replies_message ON public.contact_replies USING btree (message_id, created_at, id);

CREATE TABLE deleted_bible_entries (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  entry jsonb NOT NULL,
  uses jsonb NOT NULL,
  deleted_at timestamp with time zone NOT NULL,
  CONSTRAINT deleted_bible_entries_pkey PRIMARY KEY (user_id, id),
  CONSTRAINT deleted_bible_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX deleted_bible_entries_oldest ON public.deleted_bible_entries USING btree (deleted_at);

CREATE TABLE exchange_rates (
  currency text NOT NULL,
  lira numeric(12,4) NOT NULL,
  set_at timestamp with time zone NOT NULL,
  CONSTRAINT exchange_rates_pkey PRIMARY KEY (currency),
  CONSTRAINT exchange_rates_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'EUR'::text]))),
  CONSTRAINT exchange_rates_lira_check CHECK ((lira > (0)::numeric))
);

CREATE TABLE generation_bible (
  generation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  entries jsonb NOT NULL,
  CONSTRAINT generation_bible_pkey PRIMARY KEY (generation_id),
  CONSTRAINT generation_bible_generation_id_fkey FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE CASCADE,
  CONSTRAINT generation_bible_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX generation_bible_of_user ON public.generation_bible USING btree (user_id);

CREATE TABLE generation_stories (
  generation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  story_id uuid NOT NULL,
  CONSTRAINT generation_stories_pkey PRIMARY KEY (generation_id),
  CONSTRAINT generation_stories_generation_id_fkey FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE CASCADE,
  CONSTRAINT generation_stories_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX generation_stories_user ON public.generation_stories USING btree (user_id, story_id);

CREATE TABLE generations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid,
  guest_id uuid,
  idempotency_key uuid NOT NULL,
  surface text NOT NULL,
  status text NOT NULL DEFAULT 'running'::text,
  idea text NOT NULL,
  genre text NOT NULL DEFAULT ''::text,
  writer text NOT NULL DEFAULT ''::text,
  model text NOT NULL DEFAULT ''::text,
  result text NOT NULL DEFAULT ''::text,
  error_code text,
  error_message text,
  cost integer NOT NULL DEFAULT 0,
  remaining integer,
  stop_requested boolean NOT NULL DEFAULT false,
  dismissed boolean NOT NULL DEFAULT false,
  lease_until timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  finished_at timestamp with time zone,
  day_cost integer,
  free_failure boolean NOT NULL DEFAULT false,
  day_keys text[],
  adopted boolean NOT NULL DEFAULT false,
  continues_id uuid,
  prompt_version text,
  notice text,
  CONSTRAINT generations_pkey PRIMARY KEY (id),
  CONSTRAINT generations_cost_check CHECK ((cost >= 0)),
  CONSTRAINT generations_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest_trials(id) ON DELETE CASCADE,
  CONSTRAINT generations_one_owner CHECK ((num_nonnulls(user_id, guest_id) = 1)),
  CONSTRAINT generations_prompt_version_check CHECK ((prompt_version ~ '^[a-z]+@[0-9]+(\+[0-9]+)?$'::text)) NOT VALID,
  CONSTRAINT generations_status_check CHECK ((status = ANY (ARRAY['running'::text, 'completed'::text, 'stopped'::text, 'failed'::text]))),
  CONSTRAINT generations_surface_check CHECK ((surface = ANY (ARRAY['landing'::text, 'editor'::text, 'wizard'::text, 'selection'::text, 'variant'::text]))),
  CONSTRAINT generations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX generations_guest_key ON public.generations USING btree (guest_id, idempotency_key) WHERE (guest_id IS NOT NULL);
CREATE INDEX generations_guest_newest ON public.generations USING btree (guest_id, created_at DESC) WHERE (guest_id IS NOT NULL);
CREATE UNIQUE INDEX generations_one_running_per_guest ON public.generations USING btree (guest_id) WHERE ((status = 'running'::text) AND (guest_id IS NOT NULL));
CREATE UNIQUE INDEX generations_one_running_per_user ON public.generations USING btree (user_id) WHERE ((status = 'running'::text) AND (user_id IS NOT NULL));
CREATE UNIQUE INDEX generations_user_key ON public.generations USING btree (user_id, idempotency_key) WHERE (user_id IS NOT NULL);
CREATE INDEX generations_user_newest ON public.generations USING btree (user_id, created_at DESC) WHERE (user_id IS NOT NULL);

CREATE TABLE guest_trials (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  remaining integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT guest_trials_pkey PRIMARY KEY (id),
  CONSTRAINT guest_trials_remaining_check CHECK ((remaining >= 0))
);

CREATE TABLE invoice_counters (
  test boolean NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT invoice_counters_pkey PRIMARY KEY (test, year),
  CONSTRAINT invoice_counters_last_check CHECK ((last > 0))
);

CREATE TABLE invoices (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  test boolean NOT NULL,
  year integer NOT NULL DEFAULT 0,
  number integer NOT NULL DEFAULT 0,
  sale_id uuid,
  intent_id uuid,
  notification_id bigint,
  membership_payment_id uuid,
  refund_id uuid,
  user_id uuid,
  reference text NOT NULL,
  plan text NOT NULL,
  kurus bigint NOT NULL,
  vat_percent integer NOT NULL,
  vat_kurus bigint NOT NULL,
  buyer jsonb NOT NULL,
  seller jsonb,
  reason text,
  issued_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_check CHECK (((vat_kurus >= 0) AND (vat_kurus <= kurus))),
  CONSTRAINT invoices_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES payment_intents(id),
  CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'refund'::text]))),
  CONSTRAINT invoices_kurus_check CHECK ((kurus > 0)),
  CONSTRAINT invoices_membership_payment_id_fkey FOREIGN KEY (membership_payment_id) REFERENCES membership_payments(id),
  CONSTRAINT invoices_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES payment_notifications(id),
  CONSTRAINT invoices_number UNIQUE (test, year, number),
  CONSTRAINT invoices_number_check CHECK ((number > 0)),
  CONSTRAINT invoices_payment CHECK ((num_nonnulls(intent_id, notification_id, membership_payment_id) > 0)),
  CONSTRAINT invoices_refund CHECK (
CASE kind
    WHEN 'refund'::text THEN (num_nonnulls(sale_id, refund_id, reason) = 3)
    ELSE (num_nonnulls(sale_id, refund_id, reason) = 0)
END),
  CONSTRAINT invoices_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES payment_refunds(id),
  CONSTRAINT invoices_refund_id_key UNIQUE (refund_id),
  CONSTRAINT invoices_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES invoices(id),
  CONSTRAINT invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT invoices_vat_percent_check CHECK (((vat_percent >= 0) AND (vat_percent <= 100)))
);
CREATE INDEX invoices_issued ON public.invoices USING btree (issued_at, test, number);
CREATE INDEX invoices_of_intent ON public.invoices USING btree (intent_id) WHERE (intent_id IS NOT NULL);
CREATE INDEX invoices_of_notification ON public.invoices USING btree (notification_id) WHERE (notification_id IS NOT NULL);
CREATE INDEX invoices_of_sale ON public.invoices USING btree (sale_id) WHERE (sale_id IS NOT NULL);
CREATE UNIQUE INDEX invoices_one_sale ON public.invoices USING btree (intent_id) WHERE (kind = 'sale'::text);
CREATE UNIQUE INDEX invoices_one_sale_link ON public.invoices USING btree (notification_id) WHERE (kind = 'sale'::text);
CREATE UNIQUE INDEX invoices_one_sale_membership ON public.invoices USING btree (membership_payment_id) WHERE (kind = 'sale'::text);
CREATE INDEX invoices_user ON public.invoices USING btree (user_id, issued_at DESC) WHERE (user_id IS NOT NULL);
CREATE TRIGGER invoices_counted AFTER INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION count_invoice();
CREATE TRIGGER invoices_kept BEFORE DELETE ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('10 years');
CREATE TRIGGER invoices_numbered BEFORE INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION number_invoice();
CREATE TRIGGER invoices_unchanged BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

CREATE TABLE legal_texts (
  document text NOT NULL,
  version text NOT NULL,
  CONSTRAINT legal_texts_pkey PRIMARY KEY (document, version),
  CONSTRAINT legal_texts_version_check CHECK ((version ~ '^\d{4}-\d\d-\d\d$'::text))
);

CREATE TABLE mail_consents (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid,
  recipient text NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL DEFAULT 'EPOSTA'::text,
  status text NOT NULL,
  source text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT mail_consents_pkey PRIMARY KEY (id),
  CONSTRAINT mail_consents_channel_check CHECK ((channel = 'EPOSTA'::text)),
  CONSTRAINT mail_consents_kind_check CHECK ((kind = ANY (ARRAY['product_news'::text, 'weekly_summary'::text]))),
  CONSTRAINT mail_consents_source_check CHECK ((source = ANY (ARRAY['panel'::text, 'unsubscribe_link'::text, 'account_deleted'::text, 'before_history'::text]))),
  CONSTRAINT mail_consents_status_check CHECK ((status = ANY (ARRAY['ONAY'::text, 'RET'::text]))),
  CONSTRAINT mail_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX mail_consents_newest ON public.mail_consents USING btree (created_at, id);
CREATE INDEX mail_consents_user ON public.mail_consents USING btree (user_id, created_at);
CREATE TRIGGER mail_consents_kept BEFORE DELETE OR UPDATE ON public.mail_consents FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();

CREATE TABLE mailing_recipients (
  mailing_id uuid NOT NULL,
  user_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  attempts integer NOT NULL DEFAULT 0,
  try_at timestamp with time zone,
  settled_at timestamp with time zone,
  CONSTRAINT mailing_recipients_pkey PRIMARY KEY (mailing_id, user_id),
  CONSTRAINT mailing_recipients_mailing_id_fkey FOREIGN KEY (mailing_id) REFERENCES mailings(id) ON DELETE CASCADE,
  CONSTRAINT mailing_recipients_settled CHECK (((state = 'waiting'::text) = (settled_at IS NULL))),
  CONSTRAINT mailing_recipients_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'skipped'::text, 'refused'::text]))),
  CONSTRAINT mailing_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mailing_recipients_user ON public.mailing_recipients USING btree (user_id);
CREATE INDEX mailing_recipients_waiting ON public.mailing_recipients USING btree (mailing_id, user_id) WHERE (state = 'waiting'::text);

CREATE TABLE mailings (
  id uuid NOT NULL,
  kind text NOT NULL,
  week date,
  subject text NOT NULL DEFAULT ''::text,
  body text NOT NULL DEFAULT ''::text,
  link_label text NOT NULL DEFAULT ''::text,
  link_path text NOT NULL DEFAULT ''::text,
  started_by text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  listed_up_to uuid,
  listed_at timestamp with time zone,
  stopped_at timestamp with time zone,
  finished_at timestamp with time zone,
  recipients integer NOT NULL DEFAULT 0,
  sent integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  lease_id uuid,
  leased_until timestamp with time zone,
  CONSTRAINT mailings_pkey PRIMARY KEY (id),
  CONSTRAINT mailings_counts CHECK ((((sent + skipped) + refused) <= recipients)),
  CONSTRAINT mailings_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'product_news'::text, 'weekly_summary'::text]))),
  CONSTRAINT mailings_link CHECK (((link_label = ''::text) = (link_path = ''::text))),
  CONSTRAINT mailings_text CHECK (((kind = 'weekly_summary'::text) OR ((subject <> ''::text) AND (body <> ''::text) AND (started_by IS NOT NULL)))),
  CONSTRAINT mailings_week_key UNIQUE (week),
  CONSTRAINT mailings_week_of_summary CHECK (((kind = 'weekly_summary'::text) = (week IS NOT NULL)))
);
CREATE INDEX mailings_newest ON public.mailings USING btree (created_at DESC, id);
CREATE INDEX mailings_open ON public.mailings USING btree (created_at) WHERE ((finished_at IS NULL) AND (stopped_at IS NULL));

CREATE TABLE membership_payments (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  callback_id text COLLATE "C" NOT NULL,
  username text NOT NULL,
  username_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower((username COLLATE "C"))) STORED,
  user_id uuid,
  email text,
  way text NOT NULL,
  amount integer NOT NULL,
  state text NOT NULL,
  claimed_until timestamp with time zone,
  link_id text,
  url text,
  merchant_oid text,
  paid_at timestamp with time zone,
  requested_at timestamp with time zone,
  reason text,
  granted_at timestamp with time zone,
  new_expiry timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  client_key uuid,
  documents_version text,
  pre_information text,
  contract_text text,
  documents_accepted_at timestamp with time zone,
  user_ip text,
  before_refund text,
  told_at timestamp with time zone,
  plan text NOT NULL DEFAULT 'pro'::text,
  terms_version integer NOT NULL DEFAULT 1,
  withdrawal_waived_at timestamp with time zone,
  CONSTRAINT membership_payments_pkey PRIMARY KEY (id),
  CONSTRAINT membership_payments_amount_check CHECK ((amount > 0)),
  CONSTRAINT membership_payments_callback_id_check CHECK ((callback_id ~ '^[A-Za-z0-9]{1,64}$'::text)),
  CONSTRAINT membership_payments_callback_id_key UNIQUE (callback_id),
  CONSTRAINT membership_payments_claim CHECK (((state = ANY (ARRAY['preparing'::text, 'granting'::text])) = (claimed_until IS NOT NULL))),
  CONSTRAINT membership_payments_documents CHECK (((num_nonnulls(documents_version, pre_information, contract_text, documents_accepted_at) = ANY (ARRAY[0, 4])) AND ((user_ip IS NULL) OR (documents_version IS NOT NULL)))),
  CONSTRAINT membership_payments_grant CHECK (((COALESCE(before_refund, state) = 'granted'::text) = (granted_at IS NOT NULL))),
  CONSTRAINT membership_payments_plan_check CHECK ((plan = 'pro'::text)),
  CONSTRAINT membership_payments_proof CHECK (((state <> ALL (ARRAY['paid'::text, 'granting'::text, 'granted'::text])) OR (paid_at IS NOT NULL))),
  CONSTRAINT membership_payments_refund CHECK (((state = ANY (ARRAY['refunding'::text, 'refunded'::text])) = (before_refund IS NOT NULL))),
  CONSTRAINT membership_payments_state_check CHECK ((state = ANY (ARRAY['preparing'::text, 'open'::text, 'failed'::text, 'replaced'::text, 'requested'::text, 'mismatched'::text, 'paid'::text, 'granting'::text, 'uncertain'::text, 'refused'::text, 'granted'::text, 'rejected'::text, 'refunding'::text, 'refunded'::text]))),
  CONSTRAINT membership_payments_terms FOREIGN KEY (plan, terms_version) REFERENCES plan_terms(plan, version),
  CONSTRAINT membership_payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT membership_payments_username_check CHECK ((username <> ''::text)),
  CONSTRAINT membership_payments_waiver CHECK (((withdrawal_waived_at IS NULL) OR (documents_version IS NOT NULL))),
  CONSTRAINT membership_payments_way_check CHECK ((way = ANY (ARRAY['link'::text, 'fixed'::text])))
);
CREATE INDEX membership_payments_key ON public.membership_payments USING btree (client_key) WHERE (client_key IS NOT NULL);
CREATE INDEX membership_payments_merchant_oid ON public.membership_payments USING btree (merchant_oid text_pattern_ops) WHERE (merchant_oid IS NOT NULL);
CREATE INDEX membership_payments_name ON public.membership_payments USING btree (username_key, created_at DESC);
CREATE INDEX membership_payments_newest ON public.membership_payments USING btree (created_at DESC, id DESC);
CREATE INDEX membership_payments_of_nobody ON public.membership_payments USING gin (fold_for_search(((username || ' '::text) || COALESCE(email, ''::text))) gin_trgm_ops) WITH (fastupdate=off) WHERE (user_id IS NULL);
CREATE UNIQUE INDEX membership_payments_one_open ON public.membership_payments USING btree (username_key, client_key) WHERE (state = ANY (ARRAY['preparing'::text, 'open'::text]));
CREATE UNIQUE INDEX membership_payments_one_request ON public.membership_payments USING btree (username_key) WHERE (state = 'requested'::text);
CREATE INDEX membership_payments_state ON public.membership_payments USING btree (state, amount, created_at DESC, id DESC);
CREATE INDEX membership_payments_undecided ON public.membership_payments USING btree (created_at) WHERE (state = ANY (ARRAY['requested'::text, 'mismatched'::text, 'paid'::text, 'granting'::text, 'uncertain'::text, 'refused'::text]));
CREATE INDEX membership_payments_user ON public.membership_payments USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER membership_payments_address_given BEFORE INSERT ON public.membership_payments FOR EACH ROW WHEN (((new.documents_version IS NOT NULL) AND (new.user_ip IS NULL))) EXECUTE FUNCTION keep_buyer_address();
CREATE TRIGGER membership_payments_address_kept BEFORE UPDATE ON public.membership_payments FOR EACH ROW WHEN ((old.user_ip IS DISTINCT FROM new.user_ip)) EXECUTE FUNCTION keep_buyer_address();
CREATE TRIGGER membership_payments_agreed BEFORE UPDATE ON public.membership_payments FOR EACH ROW WHEN ((((((((((((old.callback_id IS DISTINCT FROM new.callback_id) OR (old.username IS DISTINCT FROM new.username)) OR (old.way IS DISTINCT FROM new.way)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.client_key IS DISTINCT FROM new.client_key)) OR (old.documents_version IS DISTINCT FROM new.documents_version)) OR (old.pre_information IS DISTINCT FROM new.pre_information)) OR (old.contract_text IS DISTINCT FROM new.contract_text)) OR (old.documents_accepted_at IS DISTINCT FROM new.documents_accepted_at)) OR ((new.user_id IS NOT NULL) AND (new.user_id IS DISTINCT FROM old.user_id)) OR ((old.granted_at IS NOT NULL) AND ((old.granted_at IS DISTINCT FROM new.granted_at) OR (old.new_expiry IS DISTINCT FROM new.new_expiry))))) EXECUTE FUNCTION refuse_other_membership();
CREATE TRIGGER membership_payments_kept BEFORE DELETE ON public.membership_payments FOR EACH ROW WHEN (((old.paid_at IS NOT NULL) OR (old.requested_at IS NOT NULL))) EXECUTE FUNCTION refuse_early_delete('10 years');
CREATE TRIGGER membership_payments_moves BEFORE UPDATE OF state ON public.membership_payments FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION refuse_membership_move();
CREATE TRIGGER membership_payments_terms_agreed BEFORE UPDATE ON public.membership_payments FOR EACH ROW WHEN ((old.terms_version IS DISTINCT FROM new.terms_version)) EXECUTE FUNCTION refuse_other_terms();
CREATE TRIGGER membership_payments_waiver_agreed BEFORE UPDATE ON public.membership_payments FOR EACH ROW WHEN ((old.withdrawal_waived_at IS DISTINCT FROM new.withdrawal_waived_at)) EXECUTE FUNCTION refuse_other_terms();

CREATE TABLE model_trials (
  id uuid NOT NULL,
  config_id uuid NOT NULL,
  name text NOT NULL,
  tasks integer NOT NULL,
  texts jsonb NOT NULL DEFAULT '[]'::jsonb,
  currency text,
  failure text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT model_trials_pkey PRIMARY KEY (id),
  CONSTRAINT model_trials_check CHECK (((failure = ''::text) OR (ended_at IS NOT NULL))),
  CONSTRAINT model_trials_name_check CHECK ((name <> ''::text)),
  CONSTRAINT model_trials_tasks_check CHECK ((tasks > 0)),
  CONSTRAINT model_trials_texts_check CHECK ((jsonb_typeof(texts) = 'array'::text))
);
CREATE INDEX model_trials_newest ON public.model_trials USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX model_trials_one_running ON public.model_trials USING btree (config_id) WHERE (ended_at IS NULL);

CREATE TABLE notification_preferences (
  user_id uuid NOT NULL,
  product_news_consented_at timestamp with time zone,
  product_news_withdrawn_at timestamp with time zone,
  membership_reminders boolean NOT NULL DEFAULT true,
  weekly_summary boolean NOT NULL DEFAULT false,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id),
  CONSTRAINT notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notification_preferences_news ON public.notification_preferences USING btree (user_id) WHERE (product_news_consented_at IS NOT NULL);
CREATE INDEX notification_preferences_weekly ON public.notification_preferences USING btree (user_id) WHERE weekly_summary;

CREATE TABLE one_time_tokens (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  purpose text NOT NULL,
  user_id uuid NOT NULL,
  secret_hash text NOT NULL,
  email text NOT NULL,
  new_email text,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  browser_hash text NOT NULL DEFAULT ''::text,
  CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify_email'::text, 'reset_password'::text, 'change_email_old'::text, 'change_email_new'::text, 'sign_in_code'::text]))),
  CONSTRAINT one_time_tokens_secret_hash_key UNIQUE (secret_hash),
  CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX one_time_tokens_expiry ON public.one_time_tokens USING btree (expires_at);
CREATE UNIQUE INDEX one_time_tokens_one_each ON public.one_time_tokens USING btree (user_id, purpose, browser_hash);

CREATE TABLE outbox_mails (
  id uuid NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT outbox_mails_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_mails_newest ON public.outbox_mails USING btree (created_at DESC);

CREATE TABLE payment_intents (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  order_id text COLLATE "C" NOT NULL,
  user_id uuid,
  buyer_name text COLLATE "tr-TR-x-icu" NOT NULL,
  buyer_email text NOT NULL,
  idempotency_key uuid NOT NULL,
  plan_name text NOT NULL,
  billing_cycle text NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL DEFAULT 'TL'::text,
  status text NOT NULL DEFAULT 'pending'::text,
  billing_name text COLLATE "tr-TR-x-icu" NOT NULL,
  billing_phone text NOT NULL,
  billing_address text COLLATE "tr-TR-x-icu" NOT NULL,
  documents_version text NOT NULL,
  pre_information text NOT NULL,
  contract_text text NOT NULL,
  documents_accepted_at timestamp with time zone NOT NULL,
  user_ip text,
  payment_token text,
  claimed_until timestamp with time zone,
  paid_at timestamp with time zone,
  total_amount integer,
  payment_type text,
  test_mode boolean,
  failure_code text,
  failure_text text,
  activated_at timestamp with time zone,
  plan_ends_at timestamp with time zone,
  plan_extended boolean,
  flags text[] NOT NULL DEFAULT '{}'::text[],
  next_check_at timestamp with time zone,
  checks integer NOT NULL DEFAULT 0,
  refund_requested_at timestamp with time zone,
  refund_requested_by text,
  refunded_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  ordered_in_test boolean NOT NULL DEFAULT false,
  terms_version integer NOT NULL DEFAULT 1,
  billing_kind text NOT NULL DEFAULT 'individual'::text,
  billing_company text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  billing_tax_number text NOT NULL DEFAULT ''::text,
  billing_tax_office text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  refund_kurus integer NOT NULL DEFAULT 0,
  withdrawal_waived_at timestamp with time zone,
  CONSTRAINT payment_intents_pkey PRIMARY KEY (id),
  CONSTRAINT payment_intents_activation CHECK (((activated_at IS NULL) = (plan_ends_at IS NULL))),
  CONSTRAINT payment_intents_amount_check CHECK ((amount > 0)),
  CONSTRAINT payment_intents_billing_cycle_check CHECK ((billing_cycle = 'monthly'::text)),
  CONSTRAINT payment_intents_currency_check CHECK ((currency = 'TL'::text)),
  CONSTRAINT payment_intents_invoice CHECK (((billing_tax_number ~ '^([0-9]{10,11})?$'::text) AND
CASE billing_kind
    WHEN 'company'::text THEN ((billing_company <> ''::text) AND (billing_tax_number <> ''::text) AND (billing_tax_office <> ''::text))
    ELSE ((billing_kind = 'individual'::text) AND (billing_company = ''::text) AND (billing_tax_office = ''::text))
END)),
  CONSTRAINT payment_intents_one_per_key UNIQUE (user_id, idempotency_key),
  CONSTRAINT payment_intents_order_id_check CHECK ((order_id ~ '^[A-Za-z0-9]{1,64}$'::text)),
  CONSTRAINT payment_intents_order_id_key UNIQUE (order_id),
  CONSTRAINT payment_intents_paid_facts CHECK (((status <> ALL (ARRAY['paid'::text, 'refunding'::text, 'refunded'::text])) OR ((paid_at IS NOT NULL) AND (total_amount IS NOT NULL)))),
  CONSTRAINT payment_intents_plan_name_check CHECK ((plan_name = 'pro'::text)),
  CONSTRAINT payment_intents_real_money CHECK (((activated_at IS NULL) OR ordered_in_test OR (test_mode IS NOT TRUE))),
  CONSTRAINT payment_intents_refund_kurus CHECK (((refund_kurus >= 0) AND (refund_kurus <= COALESCE(total_amount, 0)))),
  CONSTRAINT payment_intents_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text, 'cancelled'::text, 'refused'::text, 'abandoned'::text, 'refunding'::text, 'refunded'::text]))),
  CONSTRAINT payment_intents_terms FOREIGN KEY (plan_name, terms_version) REFERENCES plan_terms(plan, version),
  CONSTRAINT payment_intents_total_amount_check CHECK ((total_amount >= 0)),
  CONSTRAINT payment_intents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX payment_intents_due ON public.payment_intents USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX payment_intents_newest ON public.payment_intents USING btree (created_at DESC, id DESC);
CREATE INDEX payment_intents_of_nobody ON public.payment_intents USING gin (fold_for_search(((buyer_name || ' '::text) || buyer_email)) gin_trgm_ops) WITH (fastupdate=off) WHERE (user_id IS NULL);
CREATE UNIQUE INDEX payment_intents_one_pending ON public.payment_intents USING btree (user_id) WHERE (status = 'pending'::text);
CREATE INDEX payment_intents_open ON public.payment_intents USING btree (created_at DESC) WHERE ((status = ANY (ARRAY['pending'::text, 'refused'::text, 'refunding'::text])) OR (flags <> '{}'::text[]));
CREATE INDEX payment_intents_paid ON public.payment_intents USING btree (paid_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX payment_intents_refunded ON public.payment_intents USING btree (refunded_at) WHERE (refunded_at IS NOT NULL);
CREATE INDEX payment_intents_state ON public.payment_intents USING btree (status, amount, created_at DESC, id DESC);
CREATE INDEX payment_intents_user_newest ON public.payment_intents USING btree (user_id, created_at DESC);
CREATE TRIGGER payment_intents_address_given BEFORE INSERT ON public.payment_intents FOR EACH ROW WHEN ((new.user_ip IS NULL)) EXECUTE FUNCTION keep_buyer_address();
CREATE TRIGGER payment_intents_address_kept BEFORE UPDATE ON public.payment_intents FOR EACH ROW WHEN ((old.user_ip IS DISTINCT FROM new.user_ip)) EXECUTE FUNCTION keep_buyer_address();
CREATE TRIGGER payment_intents_agreed BEFORE UPDATE ON public.payment_intents FOR EACH ROW WHEN ((((((((((((((((((((((old.order_id IS DISTINCT FROM new.order_id) OR (old.plan_name IS DISTINCT FROM new.plan_name)) OR (old.billing_cycle IS DISTINCT FROM new.billing_cycle)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.documents_version IS DISTINCT FROM new.documents_version)) OR (old.pre_information IS DISTINCT FROM new.pre_information)) OR (old.contract_text IS DISTINCT FROM new.contract_text)) OR (old.documents_accepted_at IS DISTINCT FROM new.documents_accepted_at)) OR (old.billing_name IS DISTINCT FROM new.billing_name)) OR (old.billing_phone IS DISTINCT FROM new.billing_phone)) OR (old.billing_address IS DISTINCT FROM new.billing_address)) OR (old.buyer_name IS DISTINCT FROM new.buyer_name)) OR (old.buyer_email IS DISTINCT FROM new.buyer_email)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.ordered_in_test IS DISTINCT FROM new.ordered_in_test)) OR (old.billing_kind IS DISTINCT FROM new.billing_kind)) OR (old.billing_company IS DISTINCT FROM new.billing_company)) OR (old.billing_tax_number IS DISTINCT FROM new.billing_tax_number)) OR (old.billing_tax_office IS DISTINCT FROM new.billing_tax_office)) OR ((old.activated_at IS NOT NULL) AND (old.activated_at IS DISTINCT FROM new.activated_at)))) EXECUTE FUNCTION refuse_other_order();
CREATE TRIGGER payment_intents_kept BEFORE DELETE ON public.payment_intents FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('10 years');
CREATE TRIGGER payment_intents_terms_agreed BEFORE UPDATE ON public.payment_intents FOR EACH ROW WHEN ((old.terms_version IS DISTINCT FROM new.terms_version)) EXECUTE FUNCTION refuse_other_terms();
CREATE TRIGGER payment_intents_waiver_agreed BEFORE UPDATE ON public.payment_intents FOR EACH ROW WHEN ((old.withdrawal_waived_at IS DISTINCT FROM new.withdrawal_waived_at)) EXECUTE FUNCTION refuse_other_terms();

CREATE TABLE payment_notifications (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  source text NOT NULL,
  merchant_oid text NOT NULL,
  callback_id text,
  intent_id uuid,
  status text NOT NULL,
  total_amount bigint NOT NULL,
  payment_amount bigint,
  currency text,
  payment_type text,
  test_mode boolean NOT NULL DEFAULT false,
  failure_code text,
  failure_text text,
  acted boolean NOT NULL DEFAULT false,
  plan_activated boolean NOT NULL DEFAULT false,
  flags text[] NOT NULL DEFAULT '{}'::text[],
  repeats integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  refund_requested_at timestamp with time zone,
  refund_requested_by text,
  refund_claimed_until timestamp with time zone,
  refunded_at timestamp with time zone,
  refund_kurus integer NOT NULL DEFAULT 0,
  CONSTRAINT payment_notifications_pkey PRIMARY KEY (id),
  CONSTRAINT payment_notifications_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES payment_intents(id),
  CONSTRAINT payment_notifications_link CHECK (((source = 'link'::text) = (callback_id IS NOT NULL))),
  CONSTRAINT payment_notifications_refund CHECK ((((refund_requested_at IS NULL) = (refund_requested_by IS NULL)) AND ((refund_requested_at IS NULL) OR ((source = 'link'::text) AND (status = 'success'::text))) AND ((refunded_at IS NULL) OR (refund_requested_at IS NOT NULL)))),
  CONSTRAINT payment_notifications_refund_kurus CHECK (((refund_kurus >= 0) AND (refund_kurus <= total_amount))),
  CONSTRAINT payment_notifications_source_check CHECK ((source = ANY (ARRAY['order'::text, 'link'::text, 'query'::text])))
);
CREATE UNIQUE INDEX payment_notifications_first_wins ON public.payment_notifications USING btree (source, merchant_oid) WHERE acted;
CREATE INDEX payment_notifications_intent ON public.payment_notifications USING btree (intent_id);
CREATE INDEX payment_notifications_link_paid ON public.payment_notifications USING btree (created_at) WHERE ((source = 'link'::text) AND (status = 'success'::text));
CREATE UNIQUE INDEX payment_notifications_once ON public.payment_notifications USING btree (source, merchant_oid, COALESCE(callback_id, ''::text), status, total_amount);
CREATE INDEX payment_notifications_refunded ON public.payment_notifications USING btree (refunded_at) WHERE (refunded_at IS NOT NULL);
CREATE INDEX payment_notifications_refunding ON public.payment_notifications USING btree (refund_requested_at) WHERE ((refund_requested_at IS NOT NULL) AND (refunded_at IS NULL));
CREATE INDEX payment_notifications_search ON public.payment_notifications USING gin (merchant_oid gin_trgm_ops, callback_id gin_trgm_ops);
CREATE TRIGGER payment_notifications_kept BEFORE DELETE ON public.payment_notifications FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('10 years');

CREATE TABLE payment_refunds (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  intent_id uuid,
  notification_id bigint,
  kurus integer NOT NULL,
  reason text COLLATE "tr-TR-x-icu" NOT NULL,
  ends_plan boolean NOT NULL,
  state text NOT NULL,
  requested_by text,
  requested_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  finished_at timestamp with time zone,
  error text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT payment_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT payment_refunds_end CHECK (((state = 'requested'::text) = (finished_at IS NULL))),
  CONSTRAINT payment_refunds_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES payment_intents(id),
  CONSTRAINT payment_refunds_kurus_check CHECK ((kurus > 0)),
  CONSTRAINT payment_refunds_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES payment_notifications(id),
  CONSTRAINT payment_refunds_of_one CHECK ((num_nonnulls(intent_id, notification_id) = 1)),
  CONSTRAINT payment_refunds_reason_check CHECK ((reason <> ''::text)),
  CONSTRAINT payment_refunds_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'done'::text, 'refused'::text])))
);
CREATE INDEX payment_refunds_intent ON public.payment_refunds USING btree (intent_id) WHERE (intent_id IS NOT NULL);
CREATE INDEX payment_refunds_notification ON public.payment_refunds USING btree (notification_id) WHERE (notification_id IS NOT NULL);
CREATE UNIQUE INDEX payment_refunds_one_open ON public.payment_refunds USING btree (intent_id) WHERE (state = 'requested'::text);
CREATE UNIQUE INDEX payment_refunds_one_open_link ON public.payment_refunds USING btree (notification_id) WHERE (state = 'requested'::text);
CREATE TRIGGER payment_refunds_counted AFTER INSERT OR UPDATE ON public.payment_refunds FOR EACH ROW EXECUTE FUNCTION count_refunds();
CREATE TRIGGER payment_refunds_kept BEFORE DELETE ON public.payment_refunds FOR EACH ROW EXECUTE FUNCTION refuse_early_delete('10 years');

CREATE TABLE paytr_test_links (
  id text NOT NULL,
  name text NOT NULL,
  price integer NOT NULL,
  currency text NOT NULL,
  callback_link text,
  callback_id text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT paytr_test_links_pkey PRIMARY KEY (id)
);

CREATE TABLE paytr_test_payments (
  merchant_oid text NOT NULL,
  token text NOT NULL,
  link_id text,
  amount integer NOT NULL,
  currency text NOT NULL,
  title text NOT NULL,
  ok_url text,
  fail_url text,
  test_mode boolean NOT NULL,
  status text NOT NULL DEFAULT 'waiting'::text,
  failure_code text,
  failure_text text,
  returned integer NOT NULL DEFAULT 0,
  notify_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT paytr_test_payments_pkey PRIMARY KEY (merchant_oid),
  CONSTRAINT paytr_test_payments_check CHECK (((returned >= 0) AND (returned <= amount))),
  CONSTRAINT paytr_test_payments_link_id_fkey FOREIGN KEY (link_id) REFERENCES paytr_test_links(id) ON DELETE CASCADE,
  CONSTRAINT paytr_test_payments_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'success'::text, 'failed'::text]))),
  CONSTRAINT paytr_test_payments_token_key UNIQUE (token)
);
CREATE INDEX paytr_test_payments_late ON public.paytr_test_payments USING btree (notify_at) WHERE (notify_at IS NOT NULL);

CREATE TABLE personal_dictionaries (
  user_id uuid NOT NULL,
  words text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT personal_dictionaries_pkey PRIMARY KEY (user_id),
  CONSTRAINT personal_dictionaries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT personal_dictionary_size CHECK ((cardinality(words) <= 2000))
);

CREATE TABLE plan_grants (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  plan text NOT NULL,
  source text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  terms_version integer NOT NULL DEFAULT 1,
  CONSTRAINT plan_grants_pkey PRIMARY KEY (id),
  CONSTRAINT plan_grants_check CHECK ((ends_at > starts_at)),
  CONSTRAINT plan_grants_plan_check CHECK ((plan = ANY (ARRAY['pro'::text, 'publisher'::text]))),
  CONSTRAINT plan_grants_source_key UNIQUE (source),
  CONSTRAINT plan_grants_terms FOREIGN KEY (plan, terms_version) REFERENCES plan_terms(plan, version),
  CONSTRAINT plan_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX plan_grants_of_terms ON public.plan_grants USING btree (plan, terms_version, ends_at) WHERE (revoked_at IS NULL);
CREATE INDEX plan_grants_user ON public.plan_grants USING btree (user_id, starts_at);
CREATE TRIGGER plan_grants_terms_agreed BEFORE UPDATE ON public.plan_grants FOR EACH ROW WHEN (((old.plan IS DISTINCT FROM new.plan) OR (old.terms_version IS DISTINCT FROM new.terms_version))) EXECUTE FUNCTION refuse_other_terms();

CREATE TABLE plan_terms (
  plan text NOT NULL,
  version integer NOT NULL,
  monthly_price_kurus integer,
  daily_tokens integer NOT NULL,
  monthly_guarantee_tokens integer,
  output_cap_fresh integer NOT NULL,
  output_cap_continuation integer NOT NULL,
  paragraph_cap_standard integer NOT NULL,
  paragraph_cap_editor integer NOT NULL,
  paragraph_cap_continuation integer NOT NULL,
  wizard_per_day integer,
  usual_paragraphs integer NOT NULL,
  storage_bytes bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  created_by text,
  CONSTRAINT plan_terms_pkey PRIMARY KEY (plan, version),
  CONSTRAINT plan_terms_daily_tokens_check CHECK (((daily_tokens >= 100) AND (daily_tokens <= 1000000))),
  CONSTRAINT plan_terms_guarantee CHECK (((plan = 'pro'::text) = (monthly_guarantee_tokens IS NOT NULL))),
  CONSTRAINT plan_terms_monthly_guarantee_tokens_check CHECK (((monthly_guarantee_tokens >= 1000) AND (monthly_guarantee_tokens <= 30000000))),
  CONSTRAINT plan_terms_output_cap_continuation_check CHECK (((output_cap_continuation >= 200) AND (output_cap_continuation <= 4000))),
  CONSTRAINT plan_terms_output_cap_fresh_check CHECK (((output_cap_fresh >= 200) AND (output_cap_fresh <= 4000))),
  CONSTRAINT plan_terms_paragraph_cap_continuation_check CHECK (((paragraph_cap_continuation >= 1) AND (paragraph_cap_continuation <= 5))),
  CONSTRAINT plan_terms_paragraph_cap_editor_check CHECK (((paragraph_cap_editor >= 1) AND (paragraph_cap_editor <= 5))),
  CONSTRAINT plan_terms_paragraph_cap_standard_check CHECK (((paragraph_cap_standard >= 1) AND (paragraph_cap_standard <= 5))),
  CONSTRAINT plan_terms_plan CHECK ((plan = ANY (ARRAY['free'::text, 'pro'::text, 'publisher'::text]))),
  CONSTRAINT plan_terms_price CHECK (
CASE plan
    WHEN 'free'::text THEN COALESCE((monthly_price_kurus = 0), false)
    WHEN 'pro'::text THEN COALESCE(((monthly_price_kurus >= 100) AND (monthly_price_kurus <= 10000000)), false)
    ELSE (monthly_price_kurus IS NULL)
END),
  CONSTRAINT plan_terms_storage_bytes_check CHECK (((storage_bytes >= 10000000) AND (storage_bytes <= '100000000000'::bigint))),
  CONSTRAINT plan_terms_usual CHECK ((usual_paragraphs <= paragraph_cap_standard)),
  CONSTRAINT plan_terms_usual_paragraphs_check CHECK (((usual_paragraphs >= 1) AND (usual_paragraphs <= 5))),
  CONSTRAINT plan_terms_version_check CHECK ((version > 0)),
  CONSTRAINT plan_terms_wizard_per_day_check CHECK (((wizard_per_day >= 1) AND (wizard_per_day <= 100)))
);
CREATE TRIGGER plan_terms_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.plan_terms FOR EACH STATEMENT EXECUTE FUNCTION refuse_terms_change();
CREATE TRIGGER plan_terms_changed AFTER INSERT ON public.plan_terms FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();
CREATE TRIGGER plan_terms_shown AFTER INSERT ON public.plan_terms FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();

CREATE TABLE plot_elements (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL,
  description text COLLATE "tr-TR-x-icu" NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  aliases text[] COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT plot_elements_pkey PRIMARY KEY (id),
  CONSTRAINT plot_elements_description_check CHECK ((description <> ''::text)),
  CONSTRAINT plot_elements_type_check CHECK ((type = ANY (ARRAY['introduction'::text, 'development'::text, 'conclusion'::text]))),
  CONSTRAINT plot_elements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX plot_elements_newest ON public.plot_elements USING btree (user_id, created_at DESC, id DESC);
CREATE TRIGGER plot_elements_forgotten AFTER DELETE ON public.plot_elements FOR EACH ROW EXECUTE FUNCTION forget_bible_entry();
CREATE TRIGGER plot_elements_per_account BEFORE INSERT ON public.plot_elements FOR EACH ROW EXECUTE FUNCTION refuse_too_many_cards();

CREATE TABLE profiles (
  user_id uuid NOT NULL,
  full_name text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  bio text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  birth_date date,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  adult_declared_at timestamp with time zone,
  CONSTRAINT profiles_pkey PRIMARY KEY (user_id),
  CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER profiles_listed AFTER UPDATE OF full_name ON public.profiles FOR EACH ROW WHEN ((old.full_name IS DISTINCT FROM new.full_name)) EXECUTE FUNCTION list_profile();

CREATE TABLE prompt_versions (
  prompt text NOT NULL,
  revision integer NOT NULL,
  system_text text,
  user_text text,
  built_in integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  CONSTRAINT prompt_versions_pkey PRIMARY KEY (prompt, revision),
  CONSTRAINT prompt_versions_built_in_check CHECK ((built_in > 0)),
  CONSTRAINT prompt_versions_check CHECK (((system_text IS NULL) = (user_text IS NULL))),
  CONSTRAINT prompt_versions_prompt_check CHECK ((prompt ~ '^[a-z]+$'::text)),
  CONSTRAINT prompt_versions_revision_check CHECK ((revision > 0)),
  CONSTRAINT prompt_versions_system_text_check CHECK (((length(system_text) >= 1) AND (length(system_text) <= 12000))),
  CONSTRAINT prompt_versions_user_text_check CHECK (((length(user_text) >= 1) AND (length(user_text) <= 12000)))
);
CREATE TRIGGER prompt_versions_changed AFTER INSERT ON public.prompt_versions FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();

CREATE TABLE rate_limits (
  key text NOT NULL,
  count integer NOT NULL,
  resets_at timestamp with time zone NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_resets_at ON public.rate_limits USING btree (resets_at);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE refused_addresses (
  user_id uuid NOT NULL,
  address text NOT NULL,
  refused_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT refused_addresses_pkey PRIMARY KEY (user_id),
  CONSTRAINT refused_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE revision_storage (
  user_id uuid NOT NULL,
  bytes bigint NOT NULL,
  CONSTRAINT revision_storage_pkey PRIMARY KEY (user_id),
  CONSTRAINT revision_storage_bytes_check CHECK ((bytes >= 0)),
  CONSTRAINT revision_storage_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE sales_days (
  day date NOT NULL,
  test boolean NOT NULL,
  kind text NOT NULL,
  plan text NOT NULL,
  amount integer NOT NULL,
  kurus bigint NOT NULL,
  vat_kurus bigint NOT NULL,
  CONSTRAINT sales_days_pkey PRIMARY KEY (day, test, kind, plan),
  CONSTRAINT sales_days_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'refund'::text, 'plan'::text])))
);

CREATE TABLE saved_replies (
  id uuid NOT NULL,
  name text COLLATE "tr-TR-x-icu" NOT NULL,
  body text COLLATE "tr-TR-x-icu" NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_replies_pkey PRIMARY KEY (id),
  CONSTRAINT saved_replies_body_check CHECK ((body <> ''::text)),
  CONSTRAINT saved_replies_name_check CHECK ((name <> ''::text))
);
CREATE UNIQUE INDEX saved_replies_name ON public.saved_replies USING btree (name);

CREATE TABLE second_factors (
  user_id uuid NOT NULL,
  sealed_secret text NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT second_factors_pkey PRIMARY KEY (user_id),
  CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE sent_mails (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  outcome text NOT NULL,
  attempts integer NOT NULL DEFAULT 1,
  at timestamp with time zone NOT NULL,
  CONSTRAINT sent_mails_pkey PRIMARY KEY (id),
  CONSTRAINT sent_mails_attempts_check CHECK ((attempts > 0)),
  CONSTRAINT sent_mails_kind_check CHECK ((kind <> ''::text)),
  CONSTRAINT sent_mails_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'refused'::text, 'failed'::text]))),
  CONSTRAINT sent_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sent_mails_age ON public.sent_mails USING btree (at);
CREATE INDEX sent_mails_user ON public.sent_mails USING btree (user_id, at DESC, id DESC);

CREATE TABLE sessions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  token text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_key UNIQUE (token),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user_id ON public.sessions USING btree (user_id);
CREATE TRIGGER sessions_admitted BEFORE INSERT ON public.sessions FOR EACH ROW EXECUTE FUNCTION admit_session();

CREATE TABLE site_identities (
  revision integer NOT NULL,
  fields jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  CONSTRAINT site_identities_pkey PRIMARY KEY (revision),
  CONSTRAINT site_identities_fields_check CHECK ((jsonb_typeof(fields) = 'object'::text)),
  CONSTRAINT site_identities_revision_check CHECK ((revision > 0))
);
CREATE TRIGGER site_identities_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.site_identities FOR EACH STATEMENT EXECUTE FUNCTION refuse_identity_change();
CREATE TRIGGER site_identities_changed AFTER INSERT ON public.site_identities FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();
CREATE TRIGGER site_identities_shown AFTER INSERT ON public.site_identities FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_settings();

CREATE TABLE site_settings (
  singleton boolean NOT NULL DEFAULT true,
  announcement_text text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  announcement_level text NOT NULL DEFAULT 'info'::text,
  announcement_shown boolean NOT NULL DEFAULT false,
  registration_open boolean NOT NULL DEFAULT true,
  maintenance boolean NOT NULL DEFAULT false,
  guest_trial boolean NOT NULL DEFAULT true,
  guest_daily_tokens integer NOT NULL DEFAULT 5000,
  generation_on boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_by text,
  free_failures_per_day integer NOT NULL DEFAULT 3,
  welcome_tokens integer NOT NULL DEFAULT 1500,
  CONSTRAINT site_settings_pkey PRIMARY KEY (singleton),
  CONSTRAINT site_settings_announcement_level_check CHECK ((announcement_level = ANY (ARRAY['info'::text, 'warning'::text]))),
  CONSTRAINT site_settings_free_failures_per_day_check CHECK (((free_failures_per_day >= 0) AND (free_failures_per_day <= 50))),
  CONSTRAINT site_settings_guest_daily_tokens_check CHECK (((guest_daily_tokens >= 50) AND (guest_daily_tokens <= 1000000))),
  CONSTRAINT site_settings_singleton_check CHECK (singleton),
  CONSTRAINT site_settings_welcome_tokens_check CHECK (((welcome_tokens >= 0) AND (welcome_tokens <= 100000)))
);
CREATE TRIGGER site_settings_changed AFTER UPDATE ON public.site_settings FOR EACH STATEMENT EXECUTE FUNCTION tell_settings_changed();
CREATE TRIGGER site_settings_shown AFTER UPDATE ON public.site_settings FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_of_settings();

CREATE TABLE stories (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  title text COLLATE "tr-TR-x-icu" NOT NULL,
  content text COLLATE "tr-TR-x-icu" NOT NULL,
  genre text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  prompt text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  preview text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  word_count integer NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  trashed_at timestamp with time zone,
  rating text NOT NULL DEFAULT 'safe'::text,
  character_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  plot_element_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  chapter_notes text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  search_title text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_for_search(title)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_for_search(((((((title || ' '::text) || genre) || ' '::text) || prompt) || ' '::text) || content))) STORED,
  CONSTRAINT stories_pkey PRIMARY KEY (id),
  CONSTRAINT stories_rating_check CHECK ((rating = ANY (ARRAY['safe'::text, 'mature'::text, 'uncensored'::text]))),
  CONSTRAINT stories_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT stories_word_count_check CHECK ((word_count >= 0))
);
CREATE INDEX stories_bin ON public.stories USING btree (user_id, trashed_at DESC, id DESC) WHERE (trashed_at IS NOT NULL);
CREATE INDEX stories_changed ON public.stories USING btree (user_id, updated_at, id) WHERE (trashed_at IS NULL);
CREATE INDEX stories_emptied ON public.stories USING btree (updated_at) WHERE ((title = ''::text) AND (content = ''::text) AND (prompt = ''::text) AND (trashed_at IS NULL));
CREATE INDEX stories_length ON public.stories USING btree (user_id, word_count, id) WHERE (trashed_at IS NULL);
CREATE INDEX stories_newest ON public.stories USING btree (user_id, created_at DESC, id DESC) WHERE (trashed_at IS NULL);
CREATE INDEX stories_title ON public.stories USING btree (user_id, title, id) WHERE (trashed_at IS NULL);
CREATE INDEX stories_trashed ON public.stories USING btree (trashed_at) WHERE (trashed_at IS NOT NULL);
CREATE TRIGGER stories_counted_gone AFTER DELETE ON public.stories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stories();
CREATE TRIGGER stories_counted_made AFTER INSERT ON public.stories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stories();
CREATE TRIGGER stories_counted_moved AFTER UPDATE ON public.stories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stories();
CREATE TRIGGER stories_forget_generations AFTER DELETE ON public.stories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_story_generations();
CREATE TRIGGER stories_measured_changed AFTER UPDATE ON public.stories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_stories();
CREATE TRIGGER stories_measured_gone AFTER DELETE ON public.stories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_stories();
CREATE TRIGGER stories_measured_made AFTER INSERT ON public.stories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_stories();

CREATE TABLE story_bible (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  story_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  user_id uuid NOT NULL,
  use text NOT NULL,
  CONSTRAINT story_bible_pkey PRIMARY KEY (id),
  CONSTRAINT story_bible_story_id_entry_id_key UNIQUE (story_id, entry_id),
  CONSTRAINT story_bible_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
  CONSTRAINT story_bible_use_check CHECK ((use = ANY (ARRAY['pinned'::text, 'attached'::text, 'excluded'::text]))),
  CONSTRAINT story_bible_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX story_bible_of_entry ON public.story_bible USING btree (entry_id);
CREATE INDEX story_bible_of_user ON public.story_bible USING btree (user_id);

CREATE TABLE story_days (
  user_id uuid NOT NULL,
  day date NOT NULL,
  stories integer NOT NULL,
  CONSTRAINT story_days_pkey PRIMARY KEY (user_id, day),
  CONSTRAINT story_days_stories_check CHECK ((stories >= 0)),
  CONSTRAINT story_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE story_documents (
  story_id uuid NOT NULL,
  user_id uuid NOT NULL,
  version bigint NOT NULL,
  derived_version bigint NOT NULL,
  characters integer NOT NULL,
  pending_bytes bigint NOT NULL DEFAULT 0,
  snapshot bytea,
  snapshot_version bigint NOT NULL DEFAULT 0,
  writer_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT story_documents_pkey PRIMARY KEY (story_id),
  CONSTRAINT story_documents_characters_check CHECK ((characters >= 0)),
  CONSTRAINT story_documents_check CHECK (((derived_version >= 0) AND (derived_version <= version))),
  CONSTRAINT story_documents_check1 CHECK (((snapshot_version >= 0) AND (snapshot_version <= version))),
  CONSTRAINT story_documents_pending_bytes_check CHECK ((pending_bytes >= 0)),
  CONSTRAINT story_documents_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
  CONSTRAINT story_documents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT story_documents_version_check CHECK ((version >= 0))
);
CREATE INDEX story_documents_oldest_pending ON public.story_documents USING btree (changed_at) WHERE (version > derived_version);
CREATE INDEX story_documents_pending ON public.story_documents USING btree (user_id, changed_at) WHERE (version > derived_version);
CREATE INDEX story_documents_user ON public.story_documents USING btree (user_id);
CREATE TRIGGER story_documents_told AFTER DELETE ON public.story_documents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_story_deleted();
CREATE TRIGGER story_documents_unbooked AFTER DELETE ON public.story_documents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION unbook_pending_updates();

CREATE TABLE story_generations (
  generation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  story_id uuid NOT NULL,
  group_id uuid NOT NULL,
  purpose text NOT NULL,
  request jsonb,
  kept boolean NOT NULL DEFAULT false,
  bytes integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT story_generations_pkey PRIMARY KEY (generation_id),
  CONSTRAINT story_generations_bytes_check CHECK ((bytes >= 0)),
  CONSTRAINT story_generations_generation_id_fkey FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE CASCADE,
  CONSTRAINT story_generations_group_id_fkey FOREIGN KEY (group_id) REFERENCES story_generations(generation_id) ON DELETE CASCADE,
  CONSTRAINT story_generations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX story_generations_group ON public.story_generations USING btree (group_id, created_at);
CREATE INDEX story_generations_of_user ON public.story_generations USING btree (user_id, story_id);
CREATE INDEX story_generations_story ON public.story_generations USING btree (user_id, story_id, created_at DESC, generation_id DESC) WHERE (generation_id = group_id);
CREATE TRIGGER story_generations_measured AFTER INSERT OR DELETE OR UPDATE OF bytes ON public.story_generations FOR EACH ROW EXECUTE FUNCTION measure_story_generations();
CREATE TRIGGER story_generations_paid AFTER INSERT ON public.story_generations FOR EACH ROW EXECUTE FUNCTION note_generation_story();

CREATE TABLE story_revisions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  story_id uuid NOT NULL,
  user_id uuid NOT NULL,
  seq integer NOT NULL,
  kind text NOT NULL,
  name text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  rating text NOT NULL,
  word_count integer NOT NULL,
  words_added integer NOT NULL,
  words_removed integer NOT NULL,
  is_full boolean NOT NULL,
  data bytea NOT NULL,
  hash bytea NOT NULL,
  written_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  writer_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  CONSTRAINT story_revisions_pkey PRIMARY KEY (id),
  CONSTRAINT story_revisions_hash_check CHECK ((octet_length(hash) = 32)),
  CONSTRAINT story_revisions_kind_check CHECK ((kind = ANY (ARRAY['auto'::text, 'named'::text, 'before-ai'::text, 'before-restore'::text, 'before-overwrite'::text, 'before-chapter-removal'::text]))),
  CONSTRAINT story_revisions_seq_check CHECK ((seq >= 1)),
  CONSTRAINT story_revisions_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
  CONSTRAINT story_revisions_story_id_seq_key UNIQUE (story_id, seq),
  CONSTRAINT story_revisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT story_revisions_word_count_check CHECK ((word_count >= 0)),
  CONSTRAINT story_revisions_words_added_check CHECK ((words_added >= 0)),
  CONSTRAINT story_revisions_words_removed_check CHECK ((words_removed >= 0))
);
CREATE INDEX story_revisions_user ON public.story_revisions USING btree (user_id);
CREATE TRIGGER revisions_measured_changed AFTER UPDATE ON public.story_revisions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_revisions();
CREATE TRIGGER revisions_measured_gone AFTER DELETE ON public.story_revisions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_revisions();
CREATE TRIGGER revisions_measured_made AFTER INSERT ON public.story_revisions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION measure_revisions();

CREATE TABLE story_shares (
  story_id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  token_sealed text NOT NULL,
  pen_name text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT ''::text,
  adult_only boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT story_shares_pkey PRIMARY KEY (story_id),
  CONSTRAINT story_shares_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
  CONSTRAINT story_shares_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  CONSTRAINT story_shares_token_hash_key UNIQUE (token_hash),
  CONSTRAINT story_shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX story_shares_user ON public.story_shares USING btree (user_id);

CREATE TABLE story_storage (
  user_id uuid NOT NULL,
  bytes bigint NOT NULL,
  CONSTRAINT story_storage_pkey PRIMARY KEY (user_id),
  CONSTRAINT story_storage_bytes_check CHECK ((bytes >= 0)),
  CONSTRAINT story_storage_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE story_styles (
  story_id uuid NOT NULL,
  user_id uuid NOT NULL,
  dialogue text NOT NULL,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT story_styles_pkey PRIMARY KEY (story_id),
  CONSTRAINT story_styles_dialogue_check CHECK ((dialogue = ANY (ARRAY['dash'::text, 'quotes'::text]))),
  CONSTRAINT story_styles_story_id_fkey FOREIGN KEY (story_id) REFERENCES stories(id) ON DELETE CASCADE,
  CONSTRAINT story_styles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX story_styles_user ON public.story_styles USING btree (user_id);

CREATE TABLE story_totals (
  user_id uuid NOT NULL,
  stories integer NOT NULL,
  CONSTRAINT story_totals_pkey PRIMARY KEY (user_id),
  CONSTRAINT story_totals_stories_check CHECK ((stories >= 0)),
  CONSTRAINT story_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE story_updates (
  story_id uuid NOT NULL,
  version bigint NOT NULL,
  user_id uuid NOT NULL,
  data bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT story_updates_pkey PRIMARY KEY (story_id, version),
  CONSTRAINT story_updates_story_id_fkey FOREIGN KEY (story_id) REFERENCES story_documents(story_id) ON DELETE CASCADE
);
CREATE TRIGGER story_updates_told AFTER INSERT ON public.story_updates REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_story_updated();

CREATE TABLE token_ledger (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  delta integer NOT NULL,
  reason text NOT NULL,
  idempotency_key text NOT NULL,
  generation_id uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  plan text,
  CONSTRAINT token_ledger_pkey PRIMARY KEY (id),
  CONSTRAINT token_ledger_delta_check CHECK (((delta <> 0) OR (reason = 'plan_change'::text))),
  CONSTRAINT token_ledger_plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'pro'::text, 'publisher'::text]))),
  CONSTRAINT token_ledger_reason_check CHECK ((reason = ANY (ARRAY['sign_up'::text, 'welcome'::text, 'daily_allowance'::text, 'monthly_guarantee'::text, 'plan_change'::text, 'grant'::text, 'generation'::text, 'text'::text, 'response'::text, 'takeover'::text]))),
  CONSTRAINT token_ledger_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_tokens(user_id) ON DELETE CASCADE,
  CONSTRAINT token_ledger_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key)
);
CREATE INDEX token_ledger_use ON public.token_ledger USING btree (user_id, created_at) INCLUDE (delta) WHERE (reason = ANY (ARRAY['generation'::text, 'text'::text, 'response'::text]));
CREATE INDEX token_ledger_user_newest ON public.token_ledger USING btree (user_id, id DESC);
CREATE TRIGGER token_ledger_append_only BEFORE UPDATE ON public.token_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER token_ledger_book AFTER INSERT ON public.token_ledger REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION book_ledger_row();
CREATE TRIGGER token_ledger_no_delete BEFORE DELETE ON public.token_ledger FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION refuse_ledger_change();

CREATE TABLE user_counts (
  singleton boolean NOT NULL DEFAULT true,
  counted_at timestamp with time zone,
  total_tokens bigint NOT NULL DEFAULT 0,
  by_kind jsonb NOT NULL DEFAULT '{}'::jsonb,
  by_day jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT user_counts_pkey PRIMARY KEY (singleton),
  CONSTRAINT user_counts_singleton_check CHECK (singleton)
);

CREATE TABLE user_directory (
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  plan text NOT NULL,
  plan_ends_at timestamp with time zone,
  confirmed boolean NOT NULL,
  suspended boolean NOT NULL,
  CONSTRAINT user_directory_pkey PRIMARY KEY (user_id),
  CONSTRAINT user_directory_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_directory_ends ON public.user_directory USING btree (plan_ends_at) WHERE (plan_ends_at IS NOT NULL);
CREATE INDEX user_directory_kind ON public.user_directory USING btree (plan, confirmed, created_at DESC, user_id DESC) INCLUDE (plan_ends_at);
CREATE INDEX user_directory_newest ON public.user_directory USING btree (created_at DESC, user_id DESC);
CREATE INDEX user_directory_search ON public.user_directory USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX user_directory_suspended ON public.user_directory USING btree (created_at DESC, user_id DESC) WHERE suspended;

CREATE TABLE user_tokens (
  user_id uuid NOT NULL,
  tokens integer NOT NULL DEFAULT 0,
  plan text NOT NULL DEFAULT 'free'::text,
  plan_ends_at timestamp with time zone,
  allowance_day date NOT NULL DEFAULT ((now() AT TIME ZONE 'Europe/Istanbul'::text))::date,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  starts_blocked_until timestamp with time zone,
  reminded_of timestamp with time zone,
  plan_cancelled_at timestamp with time zone,
  CONSTRAINT user_tokens_pkey PRIMARY KEY (user_id),
  CONSTRAINT user_tokens_cancelled_plan CHECK (((plan_cancelled_at IS NULL) OR ((plan <> 'free'::text) AND (plan_ends_at IS NOT NULL)))),
  CONSTRAINT user_tokens_never_negative CHECK ((tokens >= 0)),
  CONSTRAINT user_tokens_plan CHECK ((plan = ANY (ARRAY['free'::text, 'pro'::text, 'publisher'::text]))),
  CONSTRAINT user_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_tokens_plan_end ON public.user_tokens USING btree (plan_ends_at) WHERE (plan_ends_at IS NOT NULL);
CREATE TRIGGER user_tokens_balance_guard BEFORE UPDATE OF tokens ON public.user_tokens FOR EACH ROW WHEN (((old.tokens IS DISTINCT FROM new.tokens) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION refuse_balance_change();
CREATE TRIGGER user_tokens_bought_again BEFORE UPDATE OF plan, plan_ends_at ON public.user_tokens FOR EACH ROW WHEN (((old.plan_cancelled_at IS NOT NULL) AND ((new.plan <> old.plan) OR (new.plan_ends_at IS NULL) OR (new.plan_ends_at > old.plan_ends_at)))) EXECUTE FUNCTION withdraw_cancellation();
CREATE TRIGGER user_tokens_listed AFTER UPDATE OF plan, plan_ends_at ON public.user_tokens FOR EACH ROW WHEN (((old.plan IS DISTINCT FROM new.plan) OR (old.plan_ends_at IS DISTINCT FROM new.plan_ends_at))) EXECUTE FUNCTION list_plan();
CREATE TRIGGER user_tokens_opening_guard BEFORE INSERT ON public.user_tokens FOR EACH ROW WHEN ((new.tokens <> 0)) EXECUTE FUNCTION refuse_balance_change();

CREATE TABLE users (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text COLLATE "tr-TR-x-icu" NOT NULL,
  email text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  username text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  suspended_at timestamp with time zone,
  last_sign_in_at timestamp with time zone,
  sign_up_tokens_wait boolean NOT NULL DEFAULT false,
  administrator_since timestamp with time zone,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_email_folded CHECK ((email = lower((email COLLATE "C")))),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_username_rule CHECK ((username ~ '^[A-Za-z0-9_]{3,20}$'::text))
);
CREATE INDEX users_administrators ON public.users USING btree (administrator_since) WHERE (administrator_since IS NOT NULL);
CREATE INDEX users_suspended ON public.users USING btree (id) WHERE (suspended_at IS NOT NULL);
CREATE UNIQUE INDEX users_username_key ON public.users USING btree (lower((username COLLATE "C")));
CREATE TRIGGER users_account_rows AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION make_account_rows();
CREATE TRIGGER users_consents AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION record_consents();
CREATE TRIGGER users_deleted_first_tokens AFTER DELETE ON public.users FOR EACH ROW WHEN ((old.email_verified OR (NOT old.sign_up_tokens_wait))) EXECUTE FUNCTION mark_first_tokens();
CREATE TRIGGER users_listed AFTER INSERT OR UPDATE OF name, username, email, email_verified, suspended_at, created_at ON public.users FOR EACH ROW EXECUTE FUNCTION list_user();
CREATE TRIGGER users_mail_consents BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION withdraw_mail_consents();
CREATE TRIGGER users_moved_first_tokens AFTER UPDATE OF email ON public.users FOR EACH ROW WHEN (((old.email <> new.email) AND (old.email_verified OR (NOT old.sign_up_tokens_wait)))) EXECUTE FUNCTION mark_first_tokens();
CREATE TRIGGER users_sign_up_tokens AFTER UPDATE OF email_verified ON public.users FOR EACH ROW WHEN ((new.email_verified AND (NOT old.email_verified) AND new.sign_up_tokens_wait)) EXECUTE FUNCTION give_waiting_sign_up_tokens();
CREATE TRIGGER users_welcome_tokens AFTER UPDATE OF email_verified ON public.users FOR EACH ROW WHEN ((new.email_verified AND (NOT old.email_verified))) EXECUTE FUNCTION give_welcome_of_verified();

CREATE TABLE verifications (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT verifications_pkey PRIMARY KEY (id)
);
CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);

CREATE TABLE waiting_sign_ins (
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT waiting_sign_ins_pkey PRIMARY KEY (token_hash),
  CONSTRAINT waiting_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX waiting_sign_ins_expiry ON public.waiting_sign_ins USING btree (expires_at);
CREATE INDEX waiting_sign_ins_user ON public.waiting_sign_ins USING btree (user_id);

CREATE TABLE wizard_chapters (
  generation_id uuid NOT NULL,
  story_id uuid NOT NULL,
  chapter integer NOT NULL,
  answers text[] NOT NULL,
  ending_id text NOT NULL,
  CONSTRAINT wizard_chapters_pkey PRIMARY KEY (generation_id),
  CONSTRAINT wizard_chapters_chapter_check CHECK ((chapter >= 1)),
  CONSTRAINT wizard_chapters_generation_id_fkey FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE CASCADE,
  CONSTRAINT wizard_chapters_story_id_fkey FOREIGN KEY (story_id) REFERENCES wizard_stories(id) ON DELETE CASCADE
);
CREATE INDEX wizard_chapters_story ON public.wizard_chapters USING btree (story_id, chapter);

CREATE TABLE wizard_stories (
  id uuid NOT NULL,
  user_id uuid,
  guest_id uuid,
  narrator text NOT NULL,
  genre text NOT NULL,
  character_id text NOT NULL,
  beginning_id text NOT NULL,
  summary text NOT NULL DEFAULT ''::text,
  summarised_chapters integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT wizard_stories_pkey PRIMARY KEY (id),
  CONSTRAINT wizard_stories_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest_trials(id) ON DELETE CASCADE,
  CONSTRAINT wizard_stories_narrator_check CHECK ((narrator = ANY (ARRAY['first'::text, 'third'::text]))),
  CONSTRAINT wizard_stories_one_owner CHECK ((num_nonnulls(user_id, guest_id) = 1)),
  CONSTRAINT wizard_stories_summarised_chapters_check CHECK ((summarised_chapters >= 0)),
  CONSTRAINT wizard_stories_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX wizard_stories_guest ON public.wizard_stories USING btree (guest_id) WHERE (guest_id IS NOT NULL);
CREATE INDEX wizard_stories_user ON public.wizard_stories USING btree (user_id, created_at DESC) WHERE (user_id IS NOT NULL);

CREATE TABLE writing_goals (
  user_id uuid NOT NULL,
  daily_words integer NOT NULL,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT writing_goals_pkey PRIMARY KEY (user_id),
  CONSTRAINT writing_goals_daily_words_check CHECK (((daily_words >= 50) AND (daily_words <= 20000))),
  CONSTRAINT writing_goals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE writing_sessions (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  day date NOT NULL,
  seq integer NOT NULL,
  words integer NOT NULL,
  ai_words integer NOT NULL,
  goal integer,
  CONSTRAINT writing_sessions_pkey PRIMARY KEY (user_id, id),
  CONSTRAINT writing_sessions_ai_words_check CHECK (((ai_words >= '-1000000'::integer) AND (ai_words <= 1000000))),
  CONSTRAINT writing_sessions_seq_check CHECK ((seq >= 1)),
  CONSTRAINT writing_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT writing_sessions_words_check CHECK (((words >= '-1000000'::integer) AND (words <= 1000000)))
);
CREATE INDEX writing_sessions_day ON public.writing_sessions USING btree (user_id, day DESC);

-- Functions
-- admit_session() RETURNS trigger
-- append_story_updates(p_stories uuid[], p_sessions uuid[], p_data bytea[], p_measured boolean[], p_max_characters integer, p_now timestamp with time zone) RETURNS TABLE(place integer, version bigint, refusal text)
-- book_ledger_row() RETURNS trigger
-- book_revision_storage(p_user uuid, p_bytes bigint) RETURNS void
-- book_story_counts(p_users uuid[], p_created timestamp with time zone[], p_steps integer[]) RETURNS void
-- book_story_storage(p_users uuid[], p_bytes bigint[]) RETURNS void
-- claim_wizard_chapter(p_generation uuid, p_user uuid, p_guest uuid, p_choice jsonb, p_per_day integer, p_day_start timestamp with time zone) RETURNS text
-- continued_text(p_id uuid) RETURNS TABLE(idea text, genre text, result text)
-- count_ai_usage() RETURNS trigger
-- count_contact_messages() RETURNS trigger
-- count_invoice() RETURNS trigger
-- count_refunds() RETURNS trigger
-- count_stories() RETURNS trigger
-- ensure_account_rows(p_user uuid, p_name text) RETURNS void
-- fail_abandoned_generations(p_ids uuid[]) RETURNS integer
-- first_tokens_key(p_email text) RETURNS text
-- first_tokens_were_given(p_email text) RETURNS boolean
-- first_word_bound(ms integer) RETURNS integer
-- fold_for_search(value text) RETURNS text
-- forget_bible_entry() RETURNS trigger
-- forget_story_generations() RETURNS trigger
-- give_waiting_sign_up_tokens() RETURNS trigger
-- give_welcome_of_verified() RETURNS trigger
-- give_welcome_tokens(p_user uuid) RETURNS void
-- is_broken_off(p_text generations) RETURNS boolean
-- is_continued(p_id uuid) RETURNS boolean
-- keep_blog_category_slug() RETURNS trigger
-- keep_blog_slug() RETURNS trigger
-- keep_buyer_address() RETURNS trigger
-- last_revision_at(p_story uuid) RETURNS timestamp with time zone
-- link_guest_continuation(p_id uuid, p_continues uuid) RETURNS boolean
-- list_plan() RETURNS trigger
-- list_profile() RETURNS trigger
-- list_user() RETURNS trigger
-- make_account_rows() RETURNS trigger
-- mark_first_tokens() RETURNS trigger
-- measure_revisions() RETURNS trigger
-- measure_stories() RETURNS trigger
-- measure_story_generations() RETURNS trigger
-- newest_plan_terms(p_plan text) RETURNS plan_terms
-- note_generation_story() RETURNS trigger
-- note_story_generation(p_new story_generations, p_most integer, p_most_groups integer) RETURNS text
-- number_invoice() RETURNS trigger
-- plan_terms_in_force(p_user uuid, p_at timestamp with time zone) RETURNS plan_terms
-- put_emptied_stories_away(p_user uuid, p_story uuid, p_revision integer, p_before timestamp with time zone, p_now timestamp with time zone) RETURNS integer
-- record_consents() RETURNS trigger
-- refuse_audit_change() RETURNS trigger
-- refuse_balance_change() RETURNS trigger
-- refuse_consent_change() RETURNS trigger
-- refuse_early_delete() RETURNS trigger
-- refuse_identity_change() RETURNS trigger
-- refuse_invoice_change() RETURNS trigger
-- refuse_ledger_change() RETURNS trigger
-- refuse_membership_move() RETURNS trigger
-- refuse_other_membership() RETURNS trigger
-- refuse_other_order() RETURNS trigger
-- refuse_other_terms() RETURNS trigger
-- refuse_terms_change() RETURNS trigger
-- refuse_too_many_bible_entries() RETURNS trigger
-- refuse_too_many_cards() RETURNS trigger
-- release_generation_place(p_id uuid) RETURNS void
-- renew_generations(p_ids uuid[], p_texts text[], p_lease interval) RETURNS TABLE(id uuid, stop_requested boolean)
-- reserve_guest_generation(p_new generations, p_lease interval, p_limits jsonb, OUT outcome text, OUT generation_id uuid, OUT started_at timestamp with time zone, OUT wait integer) RETURNS record
-- reserve_user_generation(p_new generations, p_lease interval, p_minimum integer, p_per_minute integer, p_today date, p_touched boolean, OUT outcome text, OUT generation_id uuid, OUT started_at timestamp with time zone, OUT wait integer) RETURNS record
-- return_to_rate_limits(p_keys text[], p_amount integer) RETURNS void
-- revision_bytes(data bytea) RETURNS bigint
-- session_is_live(s sessions, p_now timestamp with time zone) RETURNS boolean
-- settle_broken_generation(p_id uuid, p_status text, p_result text, p_cost integer, p_error jsonb, p_free_failures jsonb) RETURNS TABLE(id uuid, cost integer, remaining integer, finished_at timestamp with time zone, free_failure boolean)
-- settle_guest_generation(p_id uuid, p_status text, p_result text, p_cost integer, p_error_code text, p_error_message text) RETURNS TABLE(id uuid, cost integer, remaining integer, finished_at timestamp with time zone)
-- settle_user_generations(p_ids uuid[], p_users uuid[], p_statuses text[], p_results text[], p_costs integer[]) RETURNS TABLE(id uuid, cost integer, remaining integer, finished_at timestamp with time zone)
-- story_bytes(title text, content text, genre text, prompt text) RETURNS bigint
-- story_bytes(title text, content text, genre text, prompt text, chapter_notes text) RETURNS bigint
-- story_storage_limit(p_user uuid) RETURNS bigint
-- take_from_rate_limits(p_keys text[], p_limits integer[], p_amount integer, p_resets_at timestamp with time zone) RETURNS integer
-- take_generation_place(p_new generations, p_lease interval, OUT outcome text, OUT generation_id uuid, OUT started_at timestamp with time zone) RETURNS record
-- tally_story_generation(p_generation uuid) RETURNS void
-- tell_content_changed() RETURNS trigger
-- tell_pages_of_settings() RETURNS trigger
-- tell_settings_changed() RETURNS trigger
-- tell_story_deleted() RETURNS trigger
-- tell_story_updated() RETURNS trigger
-- text_chain(p_id uuid) RETURNS TABLE(id uuid, depth integer)
-- unbook_pending_updates() RETURNS trigger
-- withdraw_cancellation() RETURNS trigger
-- withdraw_consents_of(account uuid) RETURNS void
-- withdraw_mail_consents() RETURNS trigger
-- wizard_stories_since(p_user uuid, p_since timestamp with time zone) RETURNS SETOF uuid
-- write_user_directory(p_user uuid) RETURNS void
