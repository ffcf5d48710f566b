-- Versions of what the site calls itself and who runs it; the newest applies, and without one the defaults of
-- domain/site/brand.ts.

CREATE TABLE site_identities (
  -- Numbered without gaps, so that two administrators who change the same version can't both succeed.
  revision integer PRIMARY KEY CHECK (revision > 0),
  -- IdentityFields of domain/site/site-identity.ts, which are only read together.
  fields jsonb NOT NULL CHECK (jsonb_typeof(fields) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The administrator's address.
  created_by text NOT NULL
);
