import { legalDocument } from '#domain/content/legal/legal-pages.ts';
import { sitePages } from '#domain/site/site-pages.ts';
import type { Deps } from '#server/context.ts';
import { publishedAddresses } from '../blog/index.ts';

/** Returns the XML of /sitemap.xml: all pages that search engines may list, and all published posts. */
export async function writeSiteMap({
  db,
  env,
  identity,
  catalogue,
}: Pick<Deps, 'db' | 'env' | 'identity' | 'catalogue'>): Promise<string> {
  // Loaded at the first request, because it would lengthen every start by 40 ms.
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({ hostname: env.publicUrl, lastmodDateOnly: true });
  const written = streamToPromise(stream);
  for (const { path, indexed } of sitePages) {
    if (indexed)
      stream.write({ url: path, lastmod: legalDocument(path, identity.brand, catalogue)?.version });
  }
  for (const { slug, updatedAt } of await publishedAddresses(db)) {
    stream.write({ url: `/blog/${slug}`, lastmod: updatedAt });
  }
  stream.end();
  return (await written).toString();
}
