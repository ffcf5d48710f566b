import type { Brand } from '#domain/site/brand.ts';
import { commonShareImage } from '#domain/site/share-image.ts';
import { brandOfPage, type PageMatches } from '#web/lib/brand.ts';
import { publicUrl } from '#web/lib/public-origin.ts';

export interface ShareImage {
  /** Path on this site. */
  path: string;
  width: number;
  height: number;
  /** The description of the image. */
  alt: string;
}

export interface PageFacts {
  title: string;
  description: string;
  /** The canonical path, with the query if it selects another page; used for the canonical link and og:url. */
  path: string;
  /** The page's own image; by default the site's. */
  image?: ShareImage | undefined;
  /** Instants (ISO 8601); makes the page an article. */
  article?: { publishedAt: string; updatedAt: string } | undefined;
}

/** Adds the brand to a title without it (docs/product/pages.md). */
export function fullTitle(title: string, { name }: Brand): string {
  return title.includes(name) ? title : `${title} · ${name}`;
}

/**
 * The title, description, canonical address and link preview (Open Graph, X) of a public page.
 * `export const meta: Route.MetaFunction = ({ matches, location }) => pageMeta(matches, { …, path: location.pathname })`
 */
export function pageMeta(matches: PageMatches, { title, description, path, image, article }: PageFacts) {
  const brand = brandOfPage(matches);
  const shown = image ?? commonShareImage(brand);
  const full = fullTitle(title, brand);
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  return [
    { title: full },
    { name: 'description', content: description },
    property('title', full),
    property('description', description),
    property('site_name', brand.name),
    property('locale', 'tr_TR'),
    property('type', article ? 'article' : 'website'),
    { tagName: 'link' as const, rel: 'canonical', href: publicUrl(path) },
    property('url', publicUrl(path)),
    property('image', publicUrl(shown.path)),
    property('image:width', String(shown.width)),
    property('image:height', String(shown.height)),
    property('image:alt', shown.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { property: 'article:published_time', content: article.publishedAt },
          { property: 'article:modified_time', content: article.updatedAt },
        ]
      : []),
  ];
}

/** The title of a page that search engines must not list (docs/product/pages.md). */
export function hiddenPageMeta(matches: PageMatches, title: string) {
  return [{ title: fullTitle(title, brandOfPage(matches)) }, { name: 'robots', content: 'noindex' }];
}
