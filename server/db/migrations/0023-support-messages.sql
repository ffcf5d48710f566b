-- The administrators' side of messages to support (docs/product/content.md).
ALTER TABLE contact_messages
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN replied_at timestamptz,
  -- A paying member's that is still open: these come first (docs/product/plans.md).
  ADD COLUMN urgent boolean NOT NULL
    GENERATED ALWAYS AS (plan IS NOT NULL AND plan <> 'free' AND status IN ('new', 'in_progress')) STORED,
  ADD COLUMN search_text text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (fold_for_search(name || ' ' || email || ' ' || subject)) STORED;

-- One index for each way to filter, in the order of the list.
DROP INDEX contact_messages_order, contact_messages_status;
CREATE INDEX contact_messages_order ON contact_messages (urgent DESC, created_at DESC, id DESC);
CREATE INDEX contact_messages_status ON contact_messages (status, urgent DESC, created_at DESC, id DESC);
CREATE INDEX contact_messages_category ON contact_messages (category, urgent DESC, created_at DESC, id DESC);
CREATE INDEX contact_messages_both
  ON contact_messages (status, category, urgent DESC, created_at DESC, id DESC);
-- Without a pending list, which each search would have to read through.
CREATE INDEX contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops)
  WITH (fastupdate = off);

-- What an administrator wrote back; its id is also its mail's. It goes with its message, after 3 years.
CREATE TABLE contact_replies (
  -- Made by the client, so that a repeated request is the same reply.
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  body text COLLATE "tr-TR-x-icu" NOT NULL CHECK (body <> ''),
  -- No reference: an answer stays after the account of its author is deleted.
  author_id uuid NOT NULL,
  author_email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_replies_message ON contact_replies (message_id, created_at, id);

-- Messages by status and category, kept by a trigger: no view counts them. All rows are there from the beginning.
CREATE TABLE contact_message_counts (
  status text NOT NULL,
  category text NOT NULL,
  messages integer NOT NULL DEFAULT 0 CHECK (messages >= 0),
  PRIMARY KEY (status, category)
);
INSERT INTO contact_message_counts (status, category)
  SELECT status, category FROM unnest(ARRAY['new', 'in_progress', 'resolved', 'closed']) status,
    unnest(ARRAY['general', 'technical', 'billing', 'feature', 'bug', 'partnership']) category;

CREATE FUNCTION count_contact_messages() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER contact_messages_counted_made AFTER INSERT ON contact_messages
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contact_messages();
CREATE TRIGGER contact_messages_counted_gone AFTER DELETE ON contact_messages
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contact_messages();
CREATE TRIGGER contact_messages_counted_moved AFTER UPDATE ON contact_messages
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_contact_messages();

UPDATE contact_message_counts c SET messages = m.messages
  FROM (SELECT status, category, count(*) AS messages FROM contact_messages GROUP BY 1, 2) m
  WHERE (c.status, c.category) = (m.status, m.category);
