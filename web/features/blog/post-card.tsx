import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { BlogCard } from '#contract/blog.ts';
import { keepSuffixes } from '#domain/turkish/suffix-hyphen.ts';
import { formatDay } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { postAddress } from './blog-address.ts';
import { PostCover } from './post-cover.tsx';

/** A post in the list; the whole card leads to it, by the one link in it. */
export function PostCard({ post, eager }: { post: BlogCard; eager: boolean }) {
  const { slug, title, excerpt, featuredImage, featuredAlt, categories, publishedAt, readingMinutes } = post;
  return (
    <Card
      as="li"
      padding="none"
      className="group relative flex flex-col overflow-hidden transition-colors focus-within:border-accent hover:border-accent-line"
    >
      <PostCover
        title={title}
        image={featuredImage}
        alt={featuredAlt}
        eager={eager}
        className="aspect-video border-b border-line"
      />
      <div className="flex flex-1 flex-col gap-3 p-5">
        {categories.length > 0 && (
          <ul aria-label="Kategoriler" className="flex flex-wrap gap-1.5">
            {categories.map((category) => (
              <li key={category.slug}>
                <Badge tone="accent">{category.name}</Badge>
              </li>
            ))}
          </ul>
        )}
        <h2 className="text-xl">{keepSuffixes(title)}</h2>
        <p className="text-sm text-ink-soft">{excerpt}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-1">
          <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
            <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
            <span aria-hidden="true">·</span>
            <span>{readingMinutes} dk okuma</span>
          </p>
          <Link
            to={postAddress(slug)}
            aria-label={`Devamını Oku: ${title}`}
            className="inline-flex min-h-target items-center gap-1.5 text-sm font-semibold text-accent no-underline after:absolute after:inset-0 group-hover:underline"
          >
            Devamını Oku
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </div>
      </div>
    </Card>
  );
}
