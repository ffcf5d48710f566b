import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { BlogPost } from '#contract/blog.ts';
import { blogAuthor } from '#domain/content/blog.ts';
import { keepSuffixes } from '#domain/turkish/suffix-hyphen.ts';
import { useBrand } from '#web/lib/brand.ts';
import { formatDay } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { blogAddress } from './blog-address.ts';
import { PostCover } from './post-cover.tsx';

/** The post itself, from the way back to its last line. */
export function PostArticle({ post }: { post: BlogPost }) {
  const brand = useBrand();
  const { title, html, featuredImage, featuredAlt, categories, publishedAt, readingMinutes, author } = post;
  return (
    <article className="grid min-w-0 gap-8">
      <header className="grid gap-5">
        <Link
          to="/blog"
          className="inline-flex min-h-target items-center gap-1.5 justify-self-start text-sm font-semibold text-accent no-underline hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Blog'a Dön
        </Link>
        <PostCover
          title={title}
          image={featuredImage}
          alt={featuredAlt}
          sizes="(min-width: 44rem) 41rem, 100vw"
          eager
          className="aspect-2/1 rounded-lg border border-line"
        />
        <div className="grid gap-3">
          {categories.length > 0 && (
            <ul aria-label="Kategoriler" className="flex flex-wrap gap-x-2">
              {categories.map((category) => (
                <li key={category.slug}>
                  <Link
                    to={blogAddress({ category: category.slug })}
                    className="inline-flex min-h-target items-center no-underline hover:underline"
                  >
                    <Badge tone="accent">{category.name}</Badge>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <h1 className="text-[clamp(2rem,1.5rem+2.4vw,3rem)] leading-[1.15]">{keepSuffixes(title)}</h1>
          <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
            <span>{blogAuthor(brand, author)}</span>
            <span aria-hidden="true">·</span>
            <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
            <span aria-hidden="true">·</span>
            <span>{readingMinutes} dakikalık okuma</span>
          </p>
        </div>
      </header>
      <div
        id="yazi"
        className="prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized it
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </article>
  );
}
