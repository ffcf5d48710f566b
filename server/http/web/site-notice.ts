import { messages } from '#domain/messages.ts';
import type { SiteSettings } from '#domain/site-settings.ts';

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const inHtml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => escaped[letter] ?? letter);

const line = (text: string, level: string) =>
  `<p class="site-notice" data-level="${level}">${inHtml(text)}</p>`;

/** Where a page leaves room for it (web/root.tsx): its two ends. */
const [opening, closing] = ['<div id="duyuru">', '</div>'];

/**
 * What stands above every page while there is something to say: an announcement, or that nothing can be saved just now.
 * Empty where there isn't.
 */
export function siteNotice({ announcement, maintenance }: SiteSettings): string {
  const lines = [
    ...(maintenance ? [line(messages.settings.maintenance, 'warning')] : []),
    ...(announcement.shown ? [line(announcement.text, announcement.level)] : []),
  ];
  return lines.length === 0 ? '' : `<div role="region" aria-label="Duyuru">${lines.join('')}</div>`;
}

/** Writes a notice into a finished page: it costs readers no script and moves nothing when the app starts. */
export function placeNotice(html: string, notice: string): string {
  return notice === '' ? html : html.replace(opening + closing, () => opening + notice + closing);
}
