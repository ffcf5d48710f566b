import { legalDocument } from '#domain/content/legal/legal-pages.ts';
import { sitePages } from '#domain/site/site-pages.ts';
import type { Deps } from '#server/context.ts';
import { publishedAddresses } from '../blog/index.ts';

/** Every page that search engines may list, and every published post, as /sitemap.xml. */
export async function writeSiteMap({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<string> {
  // Loaded by the first request: it would take 40 ms of every start.
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({ hostname: env.publicUrl, lastmodDateOnly: true });
  const written = streamToPromise(stream);
  for (const { path, indexed } of sitePages) {
    if (indexed) stream.write({ url: path, lastmod: legalDocument(path)?.version });
  }
  for (const { slug, updatedAt } of await publishedAddresses(db)) {
    stream.write({ url: `/blog/${slug}`, lastmod: updatedAt });
  }
  stream.end();
  return (await written).toString();
}
