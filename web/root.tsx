import type { ReactNode } from 'react';
import { use, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Brand } from '#domain/site/brand.ts';
import type { Route } from './+types/root.ts';
import styles from './app.css?url';
import { early } from './boot/early.ts';
import { InlineScript } from './boot/inline-script.tsx';
import { start } from './boot/start.ts';
import { usePersistedQueryDeletion } from './features/cache/index.ts';
import { usePresence } from './features/presence/index.ts';
import { useSessionUpkeep } from './features/session/index.ts';
import { ErrorPage } from './features/shell/error-page.tsx';
import { RouteAnnouncer } from './features/shell/route-announcer.tsx';
import { callApiInLoader } from './lib/loader-api.ts';
import { RenderedPageContext } from './lib/rendered-page.ts';
import type { SiteOffers } from './lib/site-offers.ts';
import interCore from './ui/fonts/inter-core.woff2?url';
import interTurkish from './ui/fonts/inter-turkish.woff2?url';
import literataCore from './ui/fonts/literata-core.woff2?url';
import literataTurkish from './ui/fonts/literata-turkish.woff2?url';

/** On a phone, whose connection may be slow, fonts don't compete with the style sheet: words come first, then their face. */
const roomy = '(min-width: 48rem)';

export const links: Route.LinksFunction = () => [
  ...[interCore, interTurkish, literataCore, literataTurkish].map(
    (href) =>
      ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
        media: roomy,
      }) as const,
  ),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** What pages may promise and by which name; a document keeps what it was rendered for. */
export async function loader({ context }: Route.LoaderArgs): Promise<SiteOffers & { brand: Brand }> {
  const [{ google, guestTrial, adultContent, welcomeTokens, plans }, brand] = await callApiInLoader(
    context,
    (api) => Promise.all([api.site.status(), api.site.brand()]),
  );
  return { google, guestTrial, adultContent, welcomeTokens, plans, brand };
}
export const shouldRevalidate = () => false;

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const page = use(RenderedPageContext);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    dispatchEvent(new Event('app:ready'));
  }, []);
  return (
    // The early script marks the theme and the signed-in state on this element before React sees it.
    <html
      lang="tr"
      className="data-asks-cookies:scroll-pb-48 sm:data-asks-cookies:scroll-pb-64 lg:data-asks-cookies:scroll-pb-88"
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f4ec" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161411" />
        <InlineScript text={import.meta.env.SSR ? `(${early})()` : ''} />
        <Meta />
        {/* By its precedence before the scripts' preloads: the page is drawn with it. */}
        <link rel="stylesheet" href={styles} precedence="app" />
        <Links />
      </head>
      <body>
        <div
          id="duyuru"
          aria-live="polite"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the server; a browser keeps what it was sent
          dangerouslySetInnerHTML={{ __html: page?.notice ?? '' }}
        />
        {children}
        <InlineScript
          text={
            import.meta.env.SSR && page && page.appStart !== 'at-once' ? `(${start})('${page.appStart}')` : ''
          }
        />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useSessionUpkeep();
  usePresence();
  usePersistedQueryDeletion();
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
