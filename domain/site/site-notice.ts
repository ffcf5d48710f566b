import { messages } from '../messages/index.ts';
import { htmlText } from '../text/html-text.ts';
import type { AnnouncementLevel, SiteSettings } from './site-settings.ts';

/** The notices of administrators that every page shows. */
export interface SiteNotice {
  maintenance: boolean;
  announcement: { text: string; level: AnnouncementLevel } | null;
}

/** The page that explains the maintenance. */
export const maintenancePath = '/bakim';

const line = (html: string, level: AnnouncementLevel) =>
  `<p class="site-notice" data-level="${level}">${html}</p>`;

// The link opens a new tab because the reader may be writing a text.
const maintenanceLine = `${htmlText(messages.settings.maintenance)} <a href="${maintenancePath}" target="_blank">Bakım hakkında</a>`;

/** Returns the public part of the settings. */
export function siteNoticeOf({ announcement, maintenance }: SiteSettings): SiteNotice {
  const { text, level, shown } = announcement;
  return { maintenance, announcement: shown ? { text, level } : null };
}

/**
 * Renders the notice at the top of every page as HTML; empty without a notice. The server renders it into pages, and
 * open private pages update it.
 */
export function siteNoticeHtml({ announcement, maintenance }: SiteNotice): string {
  const lines = [
    ...(maintenance ? [line(maintenanceLine, 'warning')] : []),
    ...(announcement ? [line(htmlText(announcement.text), announcement.level)] : []),
  ];
  return lines.length === 0 ? '' : `<div role="region" aria-label="Site duyurusu">${lines.join('')}</div>`;
}
