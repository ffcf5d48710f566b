import type { ReactNode } from 'react';
import { CookieBanner, CookieButton, useCookieSettings } from '#web/features/cookies/index.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The layout of a page with header and footer; an open cookie banner adds space below, so that it covers no content. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const [cookieSettings, openCookieSettings] = useCookieSettings();
  return (
    <div className="relative flex min-h-dvh flex-col in-data-asks-cookies:pb-56 lg:in-data-asks-cookies:pb-24">
      <SkipLink />
      <CookieBanner onSettings={openCookieSettings} />
      <SiteHeader />
      <div id="icerik" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </div>
      <SiteFooter />
      <CookieButton onClick={openCookieSettings} />
      {cookieSettings}
    </div>
  );
}
