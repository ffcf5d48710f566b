import { describe, expect, it } from 'vitest';
import { createStyleInliner } from './page-styles.ts';

describe('the styles of a page', () => {
  it('stand in the page, whose sheets then wait: all but those that are whole already', () => {
    const sheets: Record<string, string> = {
      '/faces.css': '@font-face{a:b}',
      '/app.css': '.flex{a:b}.grid{c:d}',
    };
    const inPieces = createStyleInliner((href) => sheets[href]);
    const inline = (html: string) => inPieces(html).map(String).join('');
    const link = (href: string, more = '') => `<link rel="stylesheet" href="${href}"${more}/>`;
    const letters = (more = '') => `<link rel="preload" href="/a.woff2" as="font"${more} crossorigin=""/>`;
    const page = (links: string) => `<head>${links}</head><p class="grid"></p><p>class="flex"</p>`;
    const roomy = ' media="(min-width: 48rem)"';
    const expected = page(
      [
        letters(roomy),
        `<style data-faces=""${roomy}>@font-face{a:b}</style>${link('/faces.css', ' disabled=""')}`,
        `<style>.grid{c:d}</style>${link('/app.css', ' disabled="" data-rest=""')}`,
        link('/other.css'),
      ].join(''),
    );
    const given = page(letters() + link('/faces.css') + link('/app.css') + link('/other.css'));
    expect(inline(given)).toBe(expected);
    expect(inline(given)).toBe(expected);
  });
});
