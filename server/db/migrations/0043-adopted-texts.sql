-- A guest's text of the landing page becomes a story of the account that this browser signs in to, once: deleting that
-- story must not bring it back at the next sign-in.
ALTER TABLE generations ADD COLUMN adopted boolean NOT NULL DEFAULT false;
