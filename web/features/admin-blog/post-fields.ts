import type { AdminPost } from '#contract/blog.ts';
import type { PostStatus } from '#domain/content/blog.ts';

/** The fields of a post that administrators edit. */
export interface PostFields {
  title: string;
  /** Empty to derive it from the title. */
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

/** Whether both versions are equal in this field. */
export const sameField = (one: PostFields, other: PostFields, name: keyof PostFields): boolean =>
  plain(one[name]) === plain(other[name]);

export const sameFields = (one: PostFields, other: PostFields): boolean =>
  names.every((name) => sameField(one, other, name));

/** The labels of the fields, in the order of the form. */
const fieldNames: Readonly<Record<keyof PostFields, string>> = {
  title: 'Başlık',
  slug: 'Adres',
  content: 'İçerik',
  status: 'Durum',
  featuredImage: 'Öne çıkan görsel',
  excerpt: 'Özet',
  categoryIds: 'Kategoriler',
};

/** Labels of the fields in which two versions differ. */
export const differingFields = (one: PostFields, other: PostFields): string[] =>
  (Object.keys(fieldNames) as (keyof PostFields)[])
    .filter((name) => !sameField(one, other, name))
    .map((name) => fieldNames[name]);

/** Takes the saved values of the fields that were sent; fields that changed since stay. */
export function mergeSaved(now: PostFields, sent: PostFields, saved: PostFields): PostFields {
  const changed = names.filter((name) => !sameField(now, sent, name));
  return { ...saved, ...Object.fromEntries(changed.map((name) => [name, now[name]])) };
}
