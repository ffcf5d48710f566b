/** Public API of the feature. */
export { mountBlogFeed } from './blog-feed.ts';
export { publishedAddresses } from './list-addresses.ts';
export { postColumns } from './post-draft.ts';
export { categoriesOf } from './present-post.ts';
export { sweepPreviewLinks } from './preview-link.ts';
export { publicPosts } from './public-posts.ts';
export { publishScheduledJob } from './publish-scheduled.ts';
export { mountBlogImages } from './serve-images.ts';
