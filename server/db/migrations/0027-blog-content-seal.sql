-- Says that a post's content was sanitized, and by which rules: SHA-256 of their version and the content
-- (server/features/blog/sanitizer-stamp.ts). Where it does not fit the content is sanitized each time it is read.
ALTER TABLE blog_posts ADD COLUMN content_seal text COLLATE "C" NOT NULL DEFAULT '';
