-- Counts the messages of the contact form by state.

CREATE OR REPLACE FUNCTION count_contact_messages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved record;
  steps CONSTANT text := $q$
    SELECT status, category, sum(step)::integer AS step FROM (%s) s GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2 $q$;
  gone CONSTANT text := 'SELECT status, category, -1 AS step FROM old_rows';
  made CONSTANT text := 'SELECT status, category, 1 AS step FROM new_rows';
BEGIN
  -- In one order, so that two changes can't wait for each other.
  FOR moved IN EXECUTE format(steps, CASE TG_OP
    WHEN 'INSERT' THEN made WHEN 'DELETE' THEN gone ELSE gone || ' UNION ALL ' || made END)
  LOOP
    UPDATE contact_message_counts c SET messages = c.messages + moved.step
      WHERE c.status = moved.status AND c.category = moved.category;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER contact_messages_counted_made AFTER INSERT ON contact_messages
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contact_messages();
CREATE OR REPLACE TRIGGER contact_messages_counted_gone AFTER DELETE ON contact_messages
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contact_messages();
CREATE OR REPLACE TRIGGER contact_messages_counted_moved AFTER UPDATE ON contact_messages
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contact_messages();
