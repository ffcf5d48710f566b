import { type ExpressionBuilder, sql } from 'kysely';
import type { AdminPost, AdminPostSummary, BlogCard, BlogPost, CategoryLink } from '#contract/blog.ts';
import {
  excerptLengths,
  openingOf,
  type PostStatus,
  postStatuses,
  readingMinutes,
} from '#domain/content/blog.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { sanitizedContent } from './sanitizer-stamp.ts';

/** A column with a post's categories, sorted by name. */
export const categoriesOf = (_: ExpressionBuilder<DB, 'blog_posts'>) =>
  sql<CategoryLink[]>`(
    SELECT coalesce(json_agg(json_build_object('name', c.name, 'slug', c.slug) ORDER BY c.name), '[]')
    FROM blog_post_categories AS pc JOIN blog_categories AS c ON c.id = pc.category_id
    WHERE pc.post_id = blog_posts.id)`.as('categories');

/** A column with the ids of a post's categories, sorted by their names. */
export const categoryIdsOf = (_: ExpressionBuilder<DB, 'blog_posts'>) =>
  sql<string[]>`(
    SELECT coalesce(json_agg(c.id ORDER BY c.name), '[]')
    FROM blog_post_categories AS pc JOIN blog_categories AS c ON c.id = pc.category_id
    WHERE pc.post_id = blog_posts.id)`.as('category_ids');

export const cardColumns = [
  'slug',
  'title',
  'excerpt',
  'opening',
  'featured_image',
  'featured_alt',
  'word_count',
  'published_at',
  'created_at',
] as const;
/** The columns that the page of one post needs. */
export const readerColumns = [
  ...cardColumns,
  'id',
  'content',
  'content_seal',
  'author_name',
  'updated_at',
] as const;
export const adminColumns = [
  'id',
  'title',
  'slug',
  'content',
  'excerpt',
  'featured_image',
  'featured_alt',
  'author_name',
  'publish_at',
  'deleted_at',
  'word_count',
  'status',
  'revision',
  'published_at',
  'created_at',
  'updated_at',
] as const;
export const adminSummaryColumns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'opening',
  'featured_image',
  'featured_alt',
  'author_name',
  'publish_at',
  'deleted_at',
  'word_count',
  'status',
  'revision',
  'published_at',
  'created_at',
  'updated_at',
] as const;

interface CardRow {
  slug: string;
  title: string;
  excerpt: string;
  opening: string;
  featured_image: string | null;
  featured_alt: string;
  word_count: number;
  published_at: Date | null;
  created_at: Date;
  categories: CategoryLink[];
}

interface AdminRow {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  featured_image: string | null;
  featured_alt: string;
  author_name: string;
  publish_at: Date | null;
  deleted_at: Date | null;
  word_count: number;
  status: string;
  revision: number;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** A constraint of the table allows the same values. */
const isStatus = (value: string): value is PostStatus => Object.hasOwn(postStatuses, value);
const readStatus = (value: string): PostStatus => (isStatus(value) ? value : 'draft');

/** The date that readers see (docs/product/content.md); the creation date only in previews of unpublished posts. */
export const dateOf = (row: Pick<CardRow, 'published_at' | 'created_at'>): Date =>
  row.published_at ?? row.created_at;

/** Presents a post for the public list. */
export function presentCard(row: CardRow): BlogCard {
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt || openingOf(row.opening, excerptLengths.card),
    featuredImage: row.featured_image,
    featuredAlt: row.featured_alt,
    categories: row.categories,
    readingMinutes: readingMinutes(row.word_count),
    publishedAt: dateOf(row).toISOString(),
  };
}

/** Presents a post for readers, with sanitized HTML. */
export async function presentPost(
  row: CardRow & { content: string; content_seal: string; author_name: string; updated_at: Date },
): Promise<BlogPost> {
  return {
    ...presentCard(row),
    html: await sanitizedContent(row.content, row.content_seal),
    description: row.excerpt || openingOf(row.opening, excerptLengths.description),
    author: row.author_name,
    wordCount: row.word_count,
    updatedAt: row.updated_at.toISOString(),
  };
}

function presentCommon(row: AdminRow) {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    author: row.author_name,
    status: readStatus(row.status),
    publishAt: row.publish_at?.toISOString() ?? '',
    deletedAt: row.deleted_at?.toISOString() ?? null,
    wordCount: row.word_count,
    revision: row.revision,
    publishedAt: row.published_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Presents a post for the administrators' form. */
export function presentAdminPost(row: AdminRow & { content: string; category_ids: string[] }): AdminPost {
  return {
    ...presentCommon(row),
    content: row.content,
    excerpt: row.excerpt,
    featuredImage: row.featured_image ?? '',
    featuredAlt: row.featured_alt,
    categoryIds: row.category_ids,
  };
}

/** Presents a post for the administrators' list. */
export function presentAdminSummary(
  row: AdminRow & { opening: string; categories: CategoryLink[] },
): AdminPostSummary {
  return {
    ...presentCommon(row),
    excerpt: row.excerpt || openingOf(row.opening, excerptLengths.admin),
    featuredImage: row.featured_image,
    categories: row.categories,
  };
}
