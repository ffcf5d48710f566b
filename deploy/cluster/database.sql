-- Once, at the primary, as the superuser: the app's role and database. Replace the password.
CREATE ROLE yazihane LOGIN PASSWORD '${DATABASE_PASSWORD}';
CREATE DATABASE yazihane OWNER yazihane TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';
-- The locks of a process that hangs in the middle of a transaction are released after this time instead of the app's usual 10 s.
ALTER ROLE yazihane IN DATABASE yazihane SET idle_in_transaction_session_timeout = '3s';
