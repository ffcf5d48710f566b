-- Functions and triggers are applied from server/db/functions/ after the migrations; this is what was applied last.
CREATE TABLE applied_function_files (
  name text PRIMARY KEY,
  checksum text NOT NULL
);

-- These took between 7 and 18 parameters; the function files define them with at most 6.
DROP FUNCTION reserve_user_generation(
  uuid, uuid, uuid, text, text, text, text, text, interval, integer, integer, date, boolean);
DROP FUNCTION reserve_guest_generation(
  uuid, uuid, uuid, text, text, text, text, text, interval, integer, integer, text[], integer[], integer, integer,
  timestamptz, text[], integer[]);
DROP FUNCTION take_generation_place(
  uuid, uuid, uuid, uuid, text, text, text, text, text, interval, text[], integer);
DROP FUNCTION settle_user_generations(uuid[], uuid[], text[], text[], integer[], text[], text[]);
DROP FUNCTION settle_broken_generation(
  uuid, text, text, integer, text, text, text[], integer[], timestamptz);
DROP FUNCTION note_story_generation(uuid, uuid, uuid, uuid, text, jsonb, integer, integer, integer);
DROP FUNCTION claim_wizard_chapter(
  uuid, uuid, uuid, uuid, integer, text, text, text, text, text[], text, integer, timestamptz);
