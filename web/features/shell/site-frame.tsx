import type { ReactNode } from 'react';
import { CookieBanner, CookieButton, useCookieSettings } from '#web/features/cookies/index.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** A page of the site: header, what it is about, footer; while the cookie banner stands it can be scrolled past. */
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
