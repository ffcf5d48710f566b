import type { Deps } from '#server/context.ts';
import { mountDocument } from '#server/http/document.ts';
import type { App } from '#server/http/http-app.ts';
import { answerSecurityContact } from './security-contact.ts';
import { writeSiteMap } from './site-map.ts';
import { writeWebManifest } from './web-manifest.ts';

export { siteOffers } from './site-offers.ts';

/** Private pages are not disallowed, because a crawler must read a page to find its `noindex`. */
const robots = ({ env }: Deps) => `User-agent: *
Allow: /
Disallow: /api/
Sitemap: ${env.publicUrl}/sitemap.xml
`;

/** Mounts /robots.txt, /sitemap.xml, /.well-known/security.txt and the manifest of the installed app. */
export function mountSiteFiles(app: App, deps: Deps): void {
  app.get('/.well-known/security.txt', () => answerSecurityContact(deps));
  mountDocument(app, deps, {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    write: async () => robots(deps),
  });
  mountDocument(app, deps, {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    write: () => writeSiteMap(deps),
  });
  mountDocument(app, deps, {
    path: '/uygulama.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    write: async () => writeWebManifest(deps.identity.brand),
  });
}
