-- Appends updates to the documents of stories.

-- Appends a batch of updates, each to its own story, in the order of the arrays. Returns for each its version, or why it
-- is refused. `p_measured` says of an update that its story was measured with it and is within the limits.
-- Locks the documents before the storage of their owners, both in a fixed order, so that parallel batches cannot deadlock.
CREATE OR REPLACE FUNCTION append_story_updates(
  p_stories uuid[], p_sessions uuid[], p_data bytea[], p_measured boolean[], p_max_characters integer, p_now timestamptz
) RETURNS TABLE (place integer, version bigint, refusal text) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM story_documents d WHERE d.story_id = ANY (p_stories) ORDER BY d.story_id FOR UPDATE;
  PERFORM FROM story_storage t
    WHERE t.user_id IN (SELECT d.user_id FROM story_documents d WHERE d.story_id = ANY (p_stories))
    ORDER BY t.user_id FOR UPDATE;
  RETURN QUERY
  WITH asked AS (
    SELECT a.place::integer, a.story_id, a.data, octet_length(a.data) AS bytes, a.measured, e.user_id AS writer_id,
      d.user_id, d.version, d.characters, d.pending_bytes, s.trashed_at
    FROM unnest(p_stories, p_sessions, p_data, p_measured) WITH ORDINALITY AS a (story_id, session_id, data, measured, place)
    LEFT JOIN sessions e ON e.id = a.session_id AND session_is_live(e, p_now)
    LEFT JOIN story_documents d ON d.story_id = a.story_id AND d.user_id = e.user_id
    LEFT JOIN stories s ON s.id = d.story_id
  ), summed AS (
    SELECT a.*, sum(bytes) OVER (PARTITION BY story_id ORDER BY place) AS story_bytes,
      sum(bytes) OVER (PARTITION BY user_id ORDER BY place) AS owner_bytes
    FROM asked a
  ), judged AS (
    SELECT s.*, CASE
      WHEN writer_id IS NULL THEN 'signed-out'
      WHEN s.user_id IS NULL OR trashed_at IS NOT NULL THEN 'not-found'
      WHEN measured THEN NULL
      -- A character takes at least a byte, so that the sum is no less than the text's length.
      WHEN characters + pending_bytes + story_bytes > p_max_characters THEN 'too-long'
      WHEN t.bytes + owner_bytes > story_storage_limit(s.user_id) THEN 'storage-full'
    END AS refusal
    FROM summed s LEFT JOIN story_storage t ON t.user_id = s.user_id
  ), accepted AS (
    SELECT j.*, j.version + row_number() OVER (PARTITION BY story_id ORDER BY place) AS next
    FROM judged j WHERE refusal IS NULL
  ), written AS (
    INSERT INTO story_updates (story_id, version, user_id, data, created_at)
    SELECT story_id, next, writer_id, data, p_now FROM accepted
  ), moved AS (
    UPDATE story_documents d SET version = n.version, pending_bytes = d.pending_bytes + n.bytes, changed_at = p_now,
      writer_ids = CASE WHEN d.writer_ids @> n.writers THEN d.writer_ids
        ELSE (SELECT array_agg(DISTINCT w) FROM unnest(d.writer_ids || n.writers) w) END
    FROM (SELECT story_id, max(next) AS version, sum(bytes) AS bytes, array_agg(DISTINCT writer_id) AS writers
      FROM accepted GROUP BY story_id) n
    WHERE d.story_id = n.story_id
  ), booked AS (
    UPDATE story_storage t SET bytes = t.bytes + n.bytes
    FROM (SELECT user_id, sum(bytes) AS bytes FROM accepted GROUP BY user_id) n WHERE t.user_id = n.user_id
  )
  SELECT j.place, a.next, j.refusal FROM judged j LEFT JOIN accepted a USING (place) ORDER BY j.place;
END $$;

-- Notifies every process of a document's new version when the transaction commits.
CREATE OR REPLACE FUNCTION tell_story_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('story_updated', story_id || ' ' || max(version)) FROM new_rows GROUP BY story_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER story_updates_told AFTER INSERT ON story_updates
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_story_updated();

-- Notifies every process of a deleted document: its open editors are told.
CREATE OR REPLACE FUNCTION tell_story_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('story_updated', story_id || ' deleted') FROM old_rows;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER story_documents_told AFTER DELETE ON story_documents
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_story_deleted();

-- Pending bytes leave the owner's storage with their story.
CREATE OR REPLACE FUNCTION unbook_pending_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE story_storage t SET bytes = t.bytes - n.bytes
    FROM (SELECT user_id, sum(pending_bytes) AS bytes FROM old_rows GROUP BY user_id) n
    WHERE t.user_id = n.user_id AND n.bytes > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER story_documents_unbooked AFTER DELETE ON story_documents
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION unbook_pending_updates();
