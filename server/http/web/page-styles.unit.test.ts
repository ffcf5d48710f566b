import { describe, expect, it } from 'vitest';
import { createStyleCutter, createStyleInliner } from './page-styles.ts';

const sheet = [
  '/*! a { licence } */',
  '@layer theme,utilities;@layer theme{:root{--a:1px}}',
  '@layer utilities{.flex{display:flex}.grid{display:grid}.top-0\\.5{top:2px}.before\\:content-\\[\\\'\\\'\\]:before{content:"}"}',
  '.\\[\\&\\>svg\\]\\:hidden>svg{display:none}.prose{& p{margin:0}}',
  '@media (min-width:40rem){.sm\\:flex{display:flex}.sm\\:grid{display:grid}}@media print{.print\\:hidden{display:none}}}',
  '.\\32xl,.note{color:red}@keyframes turn{to{rotate:1turn}}@property --b{syntax:"*";inherits:false}',
].join('');
const always =
  '@layer theme,utilities;@layer theme{:root{--a:1px}}|@keyframes turn{to{rotate:1turn}}@property --b{syntax:"*";inherits:false}';
const [before = '', after = ''] = always.split('|');

describe('the styles of a page', () => {
  const cut = createStyleCutter(sheet);

  it.each([
    ['', ''],
    ['flex', '@layer utilities{.flex{display:flex}}'],
    [
      'top-0.5 sm:grid',
      '@layer utilities{.top-0\\.5{top:2px}@media (min-width:40rem){.sm\\:grid{display:grid}}}',
    ],
    [
      'before:content-[&#x27;&#x27;] [&amp;&gt;svg]:hidden',
      '@layer utilities{.before\\:content-\\[\\\'\\\'\\]:before{content:"}"}.\\[\\&\\>svg\\]\\:hidden>svg{display:none}}',
    ],
    ['prose', '@layer utilities{.prose{& p{margin:0}}}'],
  ])('of "%s"', (classes, own) => {
    expect(cut(classes)).toEqual({ css: before + own + after, isWhole: false });
  });

  it('keep a rule that names several classes where the page has one of them', () => {
    for (const name of ['note', '2xl'])
      expect(cut(name).css).toBe(`${before}.\\32xl,.note{color:red}${after}`);
  });

  it('are all there where the page has every class', () => {
    const classes =
      "flex grid top-0.5 before:content-[''] [&amp;&gt;svg]:hidden\nprose sm:flex sm:grid print:hidden note";
    expect(cut(classes)).toEqual({ css: sheet.replace(/^\/\*.*?\*\//, ''), isWhole: true });
  });

  it('stand in the page, whose sheets then wait: all but those that are whole already', () => {
    const sheets: Record<string, string> = {
      '/faces.css': '@font-face{a:b}',
      '/app.css': '.flex{a:b}.grid{c:d}',
    };
    const inline = createStyleInliner((href) => sheets[href]);
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
