-- When the operator gave the administrator's role by command; null without it. ADMIN_EMAILS names administrators besides.
ALTER TABLE users ADD COLUMN administrator_since timestamptz;
CREATE INDEX users_administrators ON users (administrator_since) WHERE administrator_since IS NOT NULL;
