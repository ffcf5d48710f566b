import { z } from 'zod';
import { blogLimits, isImageAddress, type PostStatus, postStatuses } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import {
  bodyBytes,
  cursor,
  instant,
  isVisible,
  oneLine,
  operation,
  text,
  uuid,
  wholeNumber,
} from './base.ts';

const m = messages.blog;
const statuses = Object.keys(postStatuses) as [PostStatus, ...PostStatus[]];
const tags = ['Blog'];

/** Any other address belongs to no post, so its characters are not checked here. */
const slug = text(blogLimits.slug + 20);
const categoryLink = z.object({ name: z.string(), slug: z.string() });
export type CategoryLink = z.infer<typeof categoryLink>;

/** A published post in a list. */
const blogCard = z.object({
  slug: z.string(),
  title: z.string(),
  /** The excerpt, or the first 150 characters of the text. */
  excerpt: z.string(),
  /** An address of this site or one with https. */
  featuredImage: z.string().nullable(),
  /** What the image shows; empty for a decorative one. */
  featuredAlt: z.string(),
  /** Sorted by name. */
  categories: z.array(categoryLink),
  readingMinutes: z.number().int(),
  publishedAt: instant,
});
export type BlogCard = z.infer<typeof blogCard>;

/** A published post for readers. */
const blogPost = blogCard.extend({
  /** Sanitized: nothing in it runs, and only images load by themselves. */
  html: z.string(),
  /** For search engines: the excerpt, or the first 160 characters of the text. */
  description: z.string(),
  /** Empty for the default author. */
  author: z.string(),
  wordCount: z.number().int(),
  updatedAt: instant,
});
export type BlogPost = z.infer<typeof blogPost>;

const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();

/** The result of a slug: a post with the previous and next one, or the current slug. */
const foundPost = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('post'),
    post: blogPost,
    older: neighbour,
    newer: neighbour,
    /** The newest other posts that share a category. */
    related: z.array(z.object({ slug: z.string(), title: z.string() })),
  }),
  z.object({ kind: z.literal('moved'), slug: z.string() }),
]);
export type FoundPost = z.infer<typeof foundPost>;

const blogPage = z.object({
  posts: z.array(blogCard),
  page: z.number().int(),
  /** At least 1, also without results. */
  pages: z.number().int(),
  /** Number of posts that match the search and the category, on all pages. */
  total: z.number().int(),
  /** The present slug of the asked category, which differs for a former one; null for none or an unknown one. */
  category: z.string().nullable(),
});
export type BlogPage = z.infer<typeof blogPage>;

/** The fields that an administrator writes. */
const postDraft = {
  title: text(blogLimits.title, m.titleRequired)
    .overwrite(oneLine)
    .trim()
    .refine(isVisible, { error: m.titleRequired }),
  /** Normalized to lower-case ASCII with hyphens; made from the title when it is empty. */
  slug: text(blogLimits.slug).trim().default(''),
  /** HTML; sanitized before it is stored. */
  content: text(blogLimits.content, m.contentRequired).trim().refine(isVisible, { error: m.contentRequired }),
  excerpt: text(blogLimits.excerpt).overwrite(oneLine).trim().default(''),
  /** Empty without an image. */
  featuredImage: text(blogLimits.imageAddress)
    .trim()
    .refine((value) => value === '' || isImageAddress(value), { error: m.imageAddress })
    .default(''),
  featuredAlt: text(blogLimits.imageAlt).overwrite(oneLine).trim().default(''),
  /** Empty for the default author. */
  author: text(blogLimits.author).overwrite(oneLine).trim().default(''),
  status: z.enum(statuses).default('draft'),
  /** When a draft is published by itself; empty for never. */
  publishAt: z.union([z.literal(''), instant]).default(''),
  categoryIds: z.array(uuid).max(blogLimits.categoriesPerPost).default([]),
};

/** A post for the administrators' form. */
export const adminPost = z.object({
  id: uuid,
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  /** Empty without an image. */
  featuredImage: z.string(),
  featuredAlt: z.string(),
  author: z.string(),
  status: z.enum(statuses),
  /** When it is published by itself; empty for never. */
  publishAt: z.string(),
  /** When it was put into the bin; null outside of it. */
  deletedAt: instant.nullable(),
  wordCount: z.number().int(),
  categoryIds: z.array(uuid),
  /** Incremented by each save; an update names the revision that it is based on. */
  revision: z.number().int(),
  /** Null before the first publication. */
  publishedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type AdminPost = z.infer<typeof adminPost>;

/** An image of another site that could not be fetched at a save and keeps its address. */
const unfetchedImage = z.object({
  address: z.string(),
  /** Turkish text for the administrator. */
  reason: z.string(),
});
export type UnfetchedImage = z.infer<typeof unfetchedImage>;

/** The saved post; its images of other sites are stored on this site, except the listed ones. */
const savedPost = adminPost.extend({ unfetchedImages: z.array(unfetchedImage) });
export type SavedPost = z.infer<typeof savedPost>;

/** A post in the administrators' list. */
const adminPostSummary = adminPost
  .omit({ content: true, categoryIds: true, featuredImage: true, featuredAlt: true })
  .extend({
    /** The excerpt, or the first 100 characters of the text. */
    excerpt: z.string(),
    featuredImage: z.string().nullable(),
    categories: z.array(categoryLink),
  });
export type AdminPostSummary = z.infer<typeof adminPostSummary>;

const adminCategory = z.object({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  /** Number of posts with any status. */
  posts: z.number().int(),
  /** Incremented by each change; a change names the revision that it is based on. */
  revision: z.number().int(),
});
export type AdminCategory = z.infer<typeof adminCategory>;

const categoryName = text(blogLimits.category, m.categoryNameRequired)
  .overwrite(oneLine)
  .trim()
  .refine(isVisible, { error: m.categoryNameRequired });
const categoryMissing = { NOT_FOUND: { status: 404, message: m.categoryNotFound } };
const notFound = { NOT_FOUND: { status: 404, message: m.notFound } };
const listFailed = { BLOG_LOAD_FAILED: { status: 500, message: m.listFailed } };
const postFailed = { POST_LOAD_FAILED: { status: 500, message: m.postFailed } };
const categoriesFailed = { CATEGORIES_LOAD_FAILED: { status: 500, message: m.categoriesFailed } };
const saving = {
  POST_CHANGED: { status: 409, message: m.changedElsewhere, data: z.object({ current: adminPost }) },
  SLUG_TAKEN: { status: 409, message: m.slugTaken },
};
const byId = z.object({ id: uuid });

export const blog = {
  list: operation
    .meta({ access: 'public', fallback: 'BLOG_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/blog/posts',
      tags,
      summary:
        'Published posts, newest first; searched in title and excerpt without regard to case and accents',
    })
    .errors({ ...listFailed, NOT_FOUND: { status: 404, message: m.pageNotFound } })
    .input(
      z.object({
        q: text(blogLimits.search).trim().default(''),
        /** The slug of a category; empty for all. */
        category: text(blogLimits.slug).default(''),
        page: wholeNumber(1, 10_000).default(1),
      }),
    )
    .output(blogPage),
  post: operation
    .meta({ access: 'public', fallback: 'POST_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/blog/posts/{slug}',
      tags,
      summary: 'A published post by its address, or the address it has moved to',
    })
    .errors({ ...notFound, ...postFailed })
    .input(z.object({ slug }))
    .output(foundPost),
  categories: operation
    .meta({ access: 'public', fallback: 'CATEGORIES_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/blog/categories',
      tags,
      summary: 'Categories that have a published post, by name',
    })
    .errors(categoriesFailed)
    .output(z.object({ categories: z.array(categoryLink) })),
  addresses: operation
    .meta({ access: 'public', fallback: 'BLOG_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/blog/addresses',
      tags,
      summary: 'Address, title and last change of every published post, newest first, for the site map',
    })
    .errors(listFailed)
    .output(
      z.object({ posts: z.array(z.object({ slug: z.string(), title: z.string(), updatedAt: instant })) }),
    ),
  adminList: operation
    .meta({ access: 'admin', fallback: 'BLOG_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/blog/posts',
      tags,
      summary: 'Posts in every state by keyset pages, newest first, searched by title',
    })
    .errors(listFailed)
    .input(
      z.object({
        q: text(blogLimits.search).trim().default(''),
        /** `bin`: only deleted posts, which the other choices leave out. */
        status: z.enum(['all', ...statuses, 'bin']).default('all'),
        cursor: cursor.optional(),
        limit: wholeNumber(1, 100).default(20),
      }),
    )
    .output(
      z.object({
        posts: z.array(adminPostSummary),
        nextCursor: cursor.nullable(),
        /** Number of posts that match the search and the status, on all pages. */
        total: z.number().int(),
      }),
    ),
  adminGet: operation
    .meta({ access: 'admin', fallback: 'POST_LOAD_FAILED' })
    .route({ method: 'GET', path: '/admin/blog/posts/{id}', tags, summary: 'A post as it is edited' })
    .errors({ ...notFound, ...postFailed })
    .input(byId)
    .output(adminPost),
  adminPreview: operation
    .meta({ access: 'admin', fallback: 'POST_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/blog/posts/{id}/preview',
      tags,
      summary: 'A post in any state as readers would see it',
    })
    .errors({ ...notFound, ...postFailed })
    .input(byId)
    .output(blogPost),
  adminRender: operation
    .meta({ access: 'admin', maxBytes: bodyBytes.text })
    .route({
      method: 'POST',
      path: '/admin/blog/render',
      tags,
      summary: 'What would be kept and shown of some HTML; nothing is saved',
    })
    .input(z.object({ content: text(blogLimits.content) }))
    .output(z.object({ html: z.string(), readingMinutes: z.number().int(), wordCount: z.number().int() })),
  create: operation
    .meta({ access: 'admin', fallback: 'CREATE_FAILED', maxBytes: bodyBytes.text })
    .route({
      method: 'POST',
      path: '/admin/blog/posts',
      tags,
      summary: 'Save a new post under an id made by the client: a repeat answers what the first one made',
      successStatus: 201,
    })
    .errors({ ...saving, CREATE_FAILED: { status: 500, message: m.createFailed } })
    .input(z.object({ id: uuid, ...postDraft }))
    .output(savedPost),
  update: operation
    .meta({ access: 'admin', fallback: 'UPDATE_FAILED', maxBytes: bodyBytes.text })
    .route({
      method: 'PUT',
      path: '/admin/blog/posts/{id}',
      tags,
      summary: 'Save over a post; refused when it changed since the revision that the change is based on',
    })
    .errors({ ...notFound, ...saving, UPDATE_FAILED: { status: 500, message: m.updateFailed } })
    .input(z.object({ id: uuid, revision: z.number().int().min(1).max(2_000_000_000), ...postDraft }))
    .output(savedPost),
  adminEditing: operation
    .meta({ access: 'admin', fallback: 'POST_LOAD_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/blog/posts/{id}/editing',
      tags,
      summary:
        'Tell that a window edits a post, now and again; answers who else does, and its present revision',
    })
    .errors({ ...notFound, ...postFailed })
    .input(z.object({ id: uuid, tab: uuid, leaving: z.boolean().default(false) }))
    .output(
      z.object({
        revision: z.number().int(),
        /** Each person once; `isSelf` for the caller's own other windows. */
        others: z.array(z.object({ name: z.string(), isSelf: z.boolean() })),
      }),
    ),
  remove: operation
    .meta({ access: 'admin', fallback: 'DELETE_FAILED' })
    .route({ method: 'DELETE', path: '/admin/blog/posts/{id}', tags, summary: 'Move a post into the bin' })
    .errors({ ...notFound, DELETE_FAILED: { status: 500, message: m.deleteFailed } })
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
  restore: operation
    .meta({ access: 'admin', fallback: 'RESTORE_POST_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/blog/posts/{id}/restore',
      tags,
      summary: 'Take a post out of the bin, as it was; without its time of publication',
    })
    .errors({ ...notFound, RESTORE_POST_FAILED: { status: 500, message: m.restoreFailed } })
    .input(byId)
    .output(adminPost),
  erase: operation
    .meta({ access: 'admin', fallback: 'ERASE_FAILED' })
    .route({
      method: 'DELETE',
      path: '/admin/blog/bin/{id}',
      tags,
      summary: 'Delete a post of the bin for good',
    })
    .errors({ ...notFound, ERASE_FAILED: { status: 500, message: m.eraseFailed } })
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
  preview: operation
    .meta({ access: 'public', fallback: 'POST_LOAD_FAILED' })
    .route({
      method: 'POST',
      path: '/blog/preview',
      tags,
      summary: 'A post in any state by the secret of a preview link',
    })
    .errors({ NOT_FOUND: { status: 404, message: m.previewGone }, ...postFailed })
    .input(z.object({ secret: text(100) }))
    .output(
      z.object({
        post: blogPost,
        /** Whether readers see the post without the link. */
        isPublic: z.boolean(),
      }),
    ),
  createPreviewLink: operation
    .meta({ access: 'admin', fallback: 'PREVIEW_LINK_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/blog/posts/{id}/preview-links',
      tags,
      summary: 'Make a link that shows a post to people without an account, for seven days',
    })
    .errors({ ...notFound, PREVIEW_LINK_FAILED: { status: 500, message: m.previewLinkFailed } })
    .input(byId)
    .output(z.object({ url: z.string(), expiresAt: instant })),
  revokePreviewLinks: operation
    .meta({ access: 'admin', fallback: 'PREVIEW_REVOKE_FAILED' })
    .route({
      method: 'DELETE',
      path: '/admin/blog/posts/{id}/preview-links',
      tags,
      summary: 'Revoke all preview links of a post',
    })
    .errors({ ...notFound, PREVIEW_REVOKE_FAILED: { status: 500, message: m.previewRevokeFailed } })
    .input(byId)
    .output(z.object({ revoked: z.number().int() })),
  uploadImage: operation
    .meta({ access: 'admin', fallback: 'UPLOAD_FAILED', maxBytes: blogLimits.uploadBytes, upload: true })
    .route({
      method: 'POST',
      path: '/admin/blog/images',
      tags,
      summary:
        'Store a picture (PNG, JPEG, GIF, WebP, AVIF; the body is the file as it is): re-encoded, without metadata, in several widths',
      inputStructure: 'detailed',
    })
    .errors({
      PAYLOAD_TOO_LARGE: { status: 413, message: m.uploadTooLarge },
      UPLOAD_TOO_MANY_PIXELS: { status: 422, message: m.uploadTooManyPixels },
      UPLOAD_SVG: { status: 422, message: m.uploadSvg },
      UPLOAD_NO_IMAGE: { status: 422, message: m.uploadNoImage },
      UPLOAD_BROKEN: { status: 422, message: m.uploadBroken },
      EXPORTS_CROWDED: { status: 503, message: m.uploadBusy },
      UPLOAD_FAILED: { status: 500, message: m.uploadFailed },
    })
    .input(z.object({ body: z.file() }))
    .output(z.object({ address: z.string(), width: z.number().int(), height: z.number().int() })),
  updateCategory: operation
    .meta({ access: 'admin', fallback: 'CATEGORY_UPDATE_FAILED' })
    .route({
      method: 'PUT',
      path: '/admin/blog/categories/{id}',
      tags,
      summary: 'Rename a category; its address follows the name, and the former one leads to it',
    })
    .errors({
      ...categoryMissing,
      CATEGORY_CHANGED: { status: 409, message: m.categoryChanged },
      CATEGORY_EXISTS: { status: 409, message: m.categoryExists },
      CATEGORY_UPDATE_FAILED: { status: 500, message: m.categoryUpdateFailed },
    })
    .input(z.object({ id: uuid, revision: z.number().int().min(1).max(2_000_000_000), name: categoryName }))
    .output(adminCategory),
  mergeCategory: operation
    .meta({ access: 'admin', fallback: 'CATEGORY_MERGE_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/blog/categories/{id}/merge',
      tags,
      summary: 'Move a category’s posts and addresses to another one and delete it',
    })
    .errors({
      ...categoryMissing,
      CATEGORY_MERGE_FAILED: { status: 500, message: m.categoryMergeFailed },
    })
    .input(z.object({ id: uuid, into: uuid }))
    .output(adminCategory),
  removeCategory: operation
    .meta({ access: 'admin', fallback: 'CATEGORY_REMOVE_FAILED' })
    .route({
      method: 'DELETE',
      path: '/admin/blog/categories/{id}',
      tags,
      summary: 'Delete a category; its posts stay, with their other categories',
    })
    .errors({ ...categoryMissing, CATEGORY_REMOVE_FAILED: { status: 500, message: m.categoryRemoveFailed } })
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
  adminCategories: operation
    .meta({ access: 'admin', fallback: 'CATEGORIES_LOAD_FAILED' })
    .route({ method: 'GET', path: '/admin/blog/categories', tags, summary: 'All categories by name' })
    .errors(categoriesFailed)
    .output(z.object({ categories: z.array(adminCategory) })),
  createCategory: operation
    .meta({ access: 'admin', fallback: 'CATEGORY_CREATE_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/blog/categories',
      tags,
      summary: 'Make a category; its address is made from its name',
      successStatus: 201,
    })
    .errors({
      CATEGORY_EXISTS: { status: 409, message: m.categoryExists },
      CATEGORY_CREATE_FAILED: { status: 500, message: m.categoryCreateFailed },
    })
    .input(z.object({ name: categoryName }))
    .output(adminCategory),
};
