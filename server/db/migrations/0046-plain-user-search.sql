-- Administrators search user_directory by its trigram index alone. The nightly copy, the log of changes to it and the
-- random sample go, with the triggers and functions that kept them.
DROP TRIGGER user_directory_added ON user_directory;
DROP TRIGGER user_directory_changed ON user_directory;
DROP TRIGGER user_directory_sampled ON user_directory;
DROP FUNCTION note_search_change();
DROP FUNCTION forget_sampled_user();
DROP TABLE user_search_copy, user_search_changes, user_sample;
ALTER TABLE user_counts DROP COLUMN pieces, DROP COLUMN search_changes;

-- The queue and the schedule of the nightly job. Before the first start with background jobs there is no such schema.
DO $$ BEGIN
  IF to_regclass('jobs.schedule') IS NOT NULL THEN
    DELETE FROM jobs.schedule WHERE name = 'user-search-copy';
    -- pg-boss fails on a queue that is not there.
    IF EXISTS (SELECT FROM jobs.queue WHERE name = 'user-search-copy') THEN
      PERFORM jobs.delete_queue('user-search-copy');
    END IF;
  END IF;
END $$;
