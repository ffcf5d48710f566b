/** What the administrators' room shows of the blog as readers see it. */
export { postAddress } from './blog-address.ts';
export { PostArticle } from './post-article.tsx';
export { PostCover } from './post-cover.tsx';
