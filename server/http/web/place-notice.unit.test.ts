import { describe, expect, it } from 'vitest';
import { siteNoticeHtml, siteNoticeOf } from '#domain/site-notice.ts';
import { type SiteSettings, usualSettings } from '#domain/site-settings.ts';
import { placeNotice } from './place-notice.ts';

const siteNotice = (settings: SiteSettings) => siteNoticeHtml(siteNoticeOf(settings));

const page = '<body><div id="duyuru" aria-live="polite"></div><main></main></body>';

describe('what stands above every page', () => {
  it('is nothing as a rule', () => {
    expect(placeNotice(page, siteNotice(usualSettings))).toBe(page);
  });

  it('is the announcement, whatever is written in it', () => {
    const announcement = {
      text: '<img src=x onerror=alert(1)> "$&" ilan',
      level: 'info',
      shown: true,
    } as const;
    const html = placeNotice(page, siteNotice({ ...usualSettings, announcement }));
    expect(html).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &quot;$&amp;&quot; ilan</p></div></div><main>',
    );
    expect(siteNotice({ ...usualSettings, announcement: { ...announcement, shown: false } })).toBe('');
  });

  it('is the maintenance, before an announcement', () => {
    const announcement = { text: 'Yeni türler geldi.', level: 'info', shown: true } as const;
    const notice = siteNotice({ ...usualSettings, maintenance: true, announcement });
    expect(notice.indexOf('bakım')).toBeLessThan(notice.indexOf('Yeni türler'));
    expect(notice).toContain('data-level="warning"');
  });
});
