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
  /** What the image shows. */
  featuredAlt: string;
  /** Empty for the default author. */
  author: string;
  status: PostStatus;
  /** When a draft is published by itself, ISO 8601; empty for never. */
  publishAt: string;
  categoryIds: readonly string[];
}

/** An empty form. */
export const emptyFields: PostFields = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  featuredImage: '',
  featuredAlt: '',
  author: '',
  status: 'draft',
  publishAt: '',
  categoryIds: [],
};

export const fieldsOf = ({
  title,
  slug,
  content,
  excerpt,
  featuredImage,
  featuredAlt,
  author,
  status,
  publishAt,
  categoryIds,
}: AdminPost): PostFields => ({
  title,
  slug,
  content,
  excerpt,
  featuredImage,
  featuredAlt,
  author,
  status,
  publishAt,
  categoryIds,
});

const names = Object.keys(emptyFields) as (keyof PostFields)[];
/** The text by which two values of a field are compared: trimmed, and lists without their order. */
const comparable = (value: PostFields[keyof PostFields]): string =>
  typeof value === 'string' ? value.trim() : [...value].sort().join();

/** Whether both versions are equal in a field, except for white space at its ends. */
export const sameField = (one: PostFields, other: PostFields, name: keyof PostFields): boolean =>
  comparable(one[name]) === comparable(other[name]);

export const sameFields = (one: PostFields, other: PostFields): boolean =>
  names.every((name) => sameField(one, other, name));

/** The labels of the fields, in the order of the form. */
const fieldNames: Readonly<Record<keyof PostFields, string>> = {
  title: 'Başlık',
  slug: 'Adres',
  content: 'İçerik',
  status: 'Durum',
  publishAt: 'Yayın zamanı',
  featuredImage: 'Öne çıkan görsel',
  featuredAlt: 'Görselin metni',
  author: 'Yazar',
  excerpt: 'Özet',
  categoryIds: 'Kategoriler',
};

/** Labels of the fields in which two versions differ. */
export const differingFields = (one: PostFields, other: PostFields): string[] =>
  (Object.keys(fieldNames) as (keyof PostFields)[])
    .filter((name) => !sameField(one, other, name))
    .map((name) => fieldNames[name]);

/**
 * Returns the saved values, except for fields that were edited after the request was sent.
 * @param now the fields of the form now
 * @param sent the fields of the request
 * @param saved the fields of the answer
 */
export function mergeSaved(now: PostFields, sent: PostFields, saved: PostFields): PostFields {
  const changed = names.filter((name) => !sameField(now, sent, name));
  return { ...saved, ...Object.fromEntries(changed.map((name) => [name, now[name]])) };
}
