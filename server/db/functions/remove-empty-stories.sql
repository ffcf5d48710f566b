-- Removes stories that were left empty.

-- Removes stories without a title, a text and an idea: into the bin where an earlier text exists as a revision or as a
-- generated text, else for good. One whose document has words on their way stays. Returns how many. `p_story` is null for all that were empty before `p_before`.
CREATE OR REPLACE FUNCTION put_emptied_stories_away(p_user uuid, p_story uuid, p_revision integer, p_before timestamptz, p_now timestamptz)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_binned integer;
  v_deleted integer;
BEGIN
  UPDATE stories s SET trashed_at = p_now
    WHERE s.title = '' AND s.content = '' AND s.prompt = '' AND s.trashed_at IS NULL AND s.updated_at <= p_before
      AND NOT EXISTS (SELECT FROM story_documents d WHERE d.story_id = s.id AND d.version > d.derived_version)
      AND (p_story IS NULL OR s.id = p_story AND s.user_id = p_user AND s.revision = p_revision)
      AND (EXISTS (SELECT FROM story_revisions r WHERE r.story_id = s.id)
        OR EXISTS (SELECT FROM story_generations g WHERE g.story_id = s.id));
  GET DIAGNOSTICS v_binned = ROW_COUNT;
  DELETE FROM stories s
    WHERE s.title = '' AND s.content = '' AND s.prompt = '' AND s.trashed_at IS NULL AND s.updated_at <= p_before
      AND NOT EXISTS (SELECT FROM story_documents d WHERE d.story_id = s.id AND d.version > d.derived_version)
      AND (p_story IS NULL OR s.id = p_story AND s.user_id = p_user AND s.revision = p_revision)
      AND NOT EXISTS (SELECT FROM story_revisions r WHERE r.story_id = s.id)
      AND NOT EXISTS (SELECT FROM story_generations g WHERE g.story_id = s.id);
  GET DIAGNOSTICS v_deleted = ROW_COUNT;
  RETURN v_binned + v_deleted;
END $$;
