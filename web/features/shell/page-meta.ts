import { brand } from '#domain/brand.ts';
import { commonShareImage } from '#domain/share-image.ts';
import { publicUrl } from '#web/lib/public-origin.ts';

export interface ShareImage {
  /** Path on this site. */
  path: string;
  width: number;
  height: number;
  /** What is to be seen on it. */
  alt: string;
}

export interface PageFacts {
  title: string;
  description: string;
  /** The page's one address (`location.pathname`, or with the query that makes it another page): canonical and og:url. */
  path: string;
  /** Of the page's own; else the site's. */
  image?: ShareImage | undefined;
  /** Instants (ISO 8601); makes the page an article. */
  article?: { publishedAt: string; updatedAt: string } | undefined;
}

/** The brand is added to a title where it is missing (docs/product/pages.md). */
export function fullTitle(title: string): string {
  return title.includes(brand.name) ? title : `${title} · ${brand.name}`;
}

/**
 * Title, description, canonical address and what other sites (Open Graph, X) show of a public page's link.
 * `export const meta: Route.MetaFunction = ({ location }) => pageMeta({ …, path: location.pathname })`
 */
export function pageMeta({ title, description, path, image = commonShareImage, article }: PageFacts) {
  const full = fullTitle(title);
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
    property('image', publicUrl(image.path)),
    property('image:width', String(image.width)),
    property('image:height', String(image.height)),
    property('image:alt', image.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { property: 'article:published_time', content: article.publishedAt },
          { property: 'article:modified_time', content: article.updatedAt },
        ]
      : []),
  ];
}

/** Title of a page that no search engine should list (docs/product/pages.md). */
export function hiddenPageMeta(title: string) {
  return [{ title: fullTitle(title) }, { name: 'robots', content: 'noindex' }];
}
