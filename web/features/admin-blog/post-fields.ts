import type { AdminPost } from '#contract/blog.ts';
import type { PostStatus } from '#domain/content/blog.ts';

/** What an administrator writes of a post. */
export interface PostFields {
  title: string;
  /** Empty: made from the title. */
  slug: string;
  /** HTML. */
  content: string;
  excerpt: string;
  /** Empty for none. */
  featuredImage: string;
  status: PostStatus;
  categoryIds: readonly string[];
}

/** An empty form. */
export const emptyFields: PostFields = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  featuredImage: '',
  status: 'draft',
  categoryIds: [],
};

export const fieldsOf = ({
  title,
  slug,
  content,
  excerpt,
  featuredImage,
  status,
  categoryIds,
}: AdminPost): PostFields => ({ title, slug, content, excerpt, featuredImage, status, categoryIds });

const names = Object.keys(emptyFields) as (keyof PostFields)[];
const plain = (value: PostFields[keyof PostFields]): string =>
  typeof value === 'string' ? value.trim() : [...value].sort().join();

/** Whether both say the same in this field. */
export const sameField = (one: PostFields, other: PostFields, name: keyof PostFields): boolean =>
  plain(one[name]) === plain(other[name]);

export const sameFields = (one: PostFields, other: PostFields): boolean =>
  names.every((name) => sameField(one, other, name));

/** How the form calls its fields, in its order. */
const fieldNames: Readonly<Record<keyof PostFields, string>> = {
  title: 'Başlık',
  slug: 'Adres',
  content: 'İçerik',
  status: 'Durum',
  featuredImage: 'Öne çıkan görsel',
  excerpt: 'Özet',
  categoryIds: 'Kategoriler',
};

/** Names of the fields in which two versions differ: not all of them can be shown side by side. */
export const differingFields = (one: PostFields, other: PostFields): string[] =>
  (Object.keys(fieldNames) as (keyof PostFields)[])
    .filter((name) => !sameField(one, other, name))
    .map((name) => fieldNames[name]);

/** Takes over what a save made of the fields that were sent; what was written since then stays. */
export function mergeSaved(now: PostFields, sent: PostFields, saved: PostFields): PostFields {
  const changed = names.filter((name) => !sameField(now, sent, name));
  return { ...saved, ...Object.fromEntries(changed.map((name) => [name, now[name]])) };
}
