import { describe, expect, it } from 'vitest';
import { siteNoticeHtml, siteNoticeOf } from './site-notice.ts';
import { type SiteSettings, usualSettings } from './site-settings.ts';

const siteNotice = (settings: SiteSettings) => siteNoticeHtml(siteNoticeOf(settings));

describe('siteNoticeHtml', () => {
  it('returns an empty text with the default settings', () => {
    expect(siteNotice(usualSettings)).toBe('');
  });

  it('escapes an announcement and hides one that is switched off', () => {
    const announcement = {
      text: '<img src=x onerror=alert(1)> "$&" ilan',
      level: 'info',
      shown: true,
    } as const;
    expect(siteNotice({ ...usualSettings, announcement })).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &quot;$&amp;&quot; ilan</p></div>',
    );
    expect(siteNotice({ ...usualSettings, announcement: { ...announcement, shown: false } })).toBe('');
  });

  it('shows the maintenance before an announcement', () => {
    const announcement = { text: 'Yeni türler geldi.', level: 'info', shown: true } as const;
    const notice = siteNotice({ ...usualSettings, maintenance: true, announcement });
    expect(notice.indexOf('bakım')).toBeLessThan(notice.indexOf('Yeni türler'));
    expect(notice).toContain('data-level="warning"');
  });
});
