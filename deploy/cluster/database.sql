-- Once, at the primary, as the superuser: the app's role and database. Replace the password.
CREATE ROLE yazihane LOGIN PASSWORD '${DATABASE_PASSWORD}';
CREATE DATABASE yazihane OWNER yazihane TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';
