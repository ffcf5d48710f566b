import { describe, expect, it } from 'vitest';
import { createStyleCutter } from './style-cutter.ts';

const sheet = [
  '/*! a { licence } */',
  '@layer theme,utilities;@layer theme{:root{--a:1px;--b:var(--a);--c:2px}}',
  '@layer utilities{.flex{display:flex}.grid{display:grid}.top-0\\.5{top:2px}.before\\:content-\\[\\\'\\\'\\]:before{content:"}"}',
  '.\\[\\&\\>svg\\]\\:hidden>svg{display:none}.prose{& p{margin:0}}',
  '@media (min-width:40rem){.sm\\:flex{display:flex}.sm\\:grid{display:grid}}@media print{.print\\:hidden{display:none}}}',
  '.\\32xl,.note:not(.x){color:red}.wide{width:var(--b)}.turns{animation:1s turn}',
  '@keyframes turn{to{rotate:1turn}}@property --c{syntax:"*";inherits:false}',
].join('');
const layers = '@layer theme,utilities;';
const utilities = (own: string) => `${layers}@layer utilities{${own}}`;

describe('of a sheet a page keeps', () => {
  const cut = createStyleCutter(sheet);

  it.each([
    ['', layers],
    ['flex', utilities('.flex{display:flex}')],
    ['top-0.5 sm:grid', utilities('.top-0\\.5{top:2px}@media (min-width:40rem){.sm\\:grid{display:grid}}')],
    [
      'before:content-[&#x27;&#x27;] [&amp;&gt;svg]:hidden\n<svg',
      utilities(
        '.before\\:content-\\[\\\'\\\'\\]:before{content:"}"}.\\[\\&\\>svg\\]\\:hidden>svg{display:none}',
      ),
    ],
    ['[&amp;&gt;svg]:hidden', layers],
    ['prose', utilities('.prose{& p{margin:0}}')],
  ])('the rules for "%s"', (names, css) => {
    expect(cut(names)).toMatchObject({ css, isWhole: false });
  });

  it.each([
    ['note', '.note:not(.x){color:red}'],
    ['2xl', '.\\32xl{color:red}'],
    ['2xl note', '.\\32xl,.note:not(.x){color:red}'],
  ])('of a list of selectors those that can match "%s"', (names, css) => {
    expect(cut(names).css).toBe(layers + css);
  });

  it('what its rules name, and what that names', () => {
    expect(cut('wide').css).toBe(`${layers}@layer theme{:root{--a:1px;--b:var(--a);}}.wide{width:var(--b)}`);
    expect(cut('turns').css).toBe(`${layers}.turns{animation:1s turn}@keyframes turn{to{rotate:1turn}}`);
  });

  it.each([
    ['a,b>i{x:y}', '<a', 'a{x:y}'],
    ['.p :is(h2,h3){x:y}', 'p <h3', '.p :is(h2,h3){x:y}'],
    ['.p :is(h2,h3){x:y}', 'p <h4', ''],
    [':where(.a>:not(.b)){x:y}', 'a', ':where(.a>:not(.b)){x:y}'],
    [':where(.a>:not(.b)){x:y}', 'b', ''],
    ['.a:has(>img,.c){x:y}', 'a <img', '.a:has(>img,.c){x:y}'],
    ['.a:has(>img,.c){x:y}', 'a', ''],
    ['p:nth-child(2n of .z)::marker{x:y}', '<p', 'p:nth-child(2n of .z)::marker{x:y}'],
    ['#id[data-x="a,b]"] .a{x:y}', 'a', '#id[data-x="a,b]"] .a{x:y}'],
    ['*,:before{x:y}', '', '*,:before{x:y}'],
    ['html:not([data-a]) .a\\,b{x:y}', '<html a,b', 'html:not([data-a]) .a\\,b{x:y}'],
  ])('of %s with "%s": %s', (given, names, css) => {
    expect(createStyleCutter(given)(names).css).toBe(css);
  });

  it('a sheet without rules as it is', () => {
    const faces = '@font-face{font-family:a;src:url(b)}@font-face{font-family:c;src:url(d)}';
    expect(createStyleCutter(faces)('flex')).toMatchObject({ css: faces, isWhole: true });
  });
});
