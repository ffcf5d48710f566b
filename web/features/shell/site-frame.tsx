import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CookieBanner, CookieButton, useCookieSettings } from '#web/features/cookies/index.ts';
import { accountPaths } from './navigation.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/**
 * The layout of a page with header and footer. An open cookie question adds space below, so that the whole page can be
 * scrolled above it. Its preferences open from a floating button, on account pages from the footer.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  const [cookieSettings, openCookieSettings] = useCookieSettings();
  const floats = !accountPaths.has(useLocation().pathname);
  return (
    <div className="relative flex min-h-dvh flex-col in-data-asks-cookies:pb-48 sm:in-data-asks-cookies:pb-64 lg:in-data-asks-cookies:pb-88">
      <SkipLink />
      <CookieBanner onSettings={openCookieSettings} />
      <SiteHeader />
      <div id="icerik" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </div>
      <SiteFooter onCookieSettings={floats ? undefined : openCookieSettings} />
      {floats && <CookieButton onClick={openCookieSettings} />}
      {cookieSettings}
    </div>
  );
}
