import { messages } from '../messages/index.ts';
import { htmlText } from '../text/html-text.ts';
import type { AnnouncementLevel, SiteSettings } from './site-settings.ts';

/** What administrators have to say to everyone just now. */
export interface SiteNotice {
  maintenance: boolean;
  announcement: { text: string; level: AnnouncementLevel } | null;
}

/** Where the maintenance is explained. */
export const maintenancePath = '/bakim';

const line = (html: string, level: AnnouncementLevel) =>
  `<p class="site-notice" data-level="${level}">${html}</p>`;

// The link opens a new tab because the reader may be writing a text.
const maintenanceLine = `${htmlText(messages.settings.maintenance)} <a href="${maintenancePath}" target="_blank">Bakım hakkında</a>`;

/** The part of the settings that everyone is told of. */
export function siteNoticeOf({ announcement, maintenance }: SiteSettings): SiteNotice {
  const { text, level, shown } = announcement;
  return { maintenance, announcement: shown ? { text, level } : null };
}

/**
 * What stands above every page while there is something to say, as HTML: the server renders it, and
 * rooms that stay open renew it. Empty where there is nothing.
 */
export function siteNoticeHtml({ announcement, maintenance }: SiteNotice): string {
  const lines = [
    ...(maintenance ? [line(maintenanceLine, 'warning')] : []),
    ...(announcement ? [line(htmlText(announcement.text), announcement.level)] : []),
  ];
  return lines.length === 0 ? '' : `<div role="region" aria-label="Site duyurusu">${lines.join('')}</div>`;
}
