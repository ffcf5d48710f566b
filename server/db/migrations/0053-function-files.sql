-- Functions and triggers are applied from server/db/functions/ after the migrations; this is what was applied last.
CREATE TABLE applied_function_files (
  name text PRIMARY KEY,
  checksum text NOT NULL
);
