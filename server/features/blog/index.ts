/** The face of the blog for the rest of the server. */
export { mountBlogFeed } from './blog-feed.ts';
export { postColumns } from './post-draft.ts';
