/** A rule of a style sheet, or a block of them. */
type Part = { css: string; classes: readonly string[] } | { opening: string; parts: Part[] };

/** Most different sets of classes whose styles are remembered. */
const mostKept = 200;

/**
 * Where our letters are drawn from the first view on. On a phone, whose connection may be slow, words come first: letters
 * that would be late anyway don't compete with them, are fetched afterwards and drawn from the next page on
 * (web/boot/early.ts, web/features/shell/route-announcer.tsx).
 */
const roomy = '(min-width: 48rem)';

/**
 * Writes into a page what it shows of its style sheets, so that it is drawn without waiting for them; the sheets
 * themselves are left to the start script (web/boot/start.ts). One that names no class (our letters) is there whole, and
 * never fetched: its faces would come a second time. @param sheetOf a sheet by its address.
 */
export function createStyleInliner(sheetOf: (href: string) => string | undefined): (html: string) => string {
  const cutters = new Map<string, ReturnType<typeof createStyleCutter>>();
  return (page) => {
    const html = page.replaceAll(/(<link rel="preload"[^>]* as="font")/g, `$1 media="${roomy}"`);
    const lists = new Set<string>();
    for (const [, list = ''] of html.matchAll(/ class="([^"]+)"/g)) lists.add(list);
    const key = [...lists].join('\n');
    return html.replaceAll(/<link rel="stylesheet" href="([^"]+)"\/>/g, (link, href: string) => {
      const sheet = cutters.has(href) ? '' : sheetOf(href);
      if (sheet === undefined) return link;
      const cut = cutters.get(href) ?? createStyleCutter(sheet);
      cutters.set(href, cut);
      const { css, isWhole } = cut(key);
      const [rest, style] = isWhole ? ['', ` data-faces="" media="${roomy}"`] : [' data-rest=""', ''];
      // Before its sheet, which then has the last word.
      return `<style${style}>${css}</style><link rel="stylesheet" href="${href}" disabled=""${rest}/>`;
    });
  };
}

/**
 * Cuts a style sheet to the rules without those whose classes are not among a page's (its class attributes as they are
 * written, one a line). Their order, and so what wins, stays.
 */
export function createStyleCutter(sheet: string): (classLists: string) => { css: string; isWhole: boolean } {
  const parts = parse(sheet);
  const whole = write(parts, null).length;
  const kept = new Map<string, { css: string; isWhole: boolean }>();
  return (classLists) => {
    const known = kept.get(classLists);
    if (known) return known;
    const css = write(parts, new Set(classLists.split(/\s/).map(decode)));
    const cut = { css, isWhole: css.length === whole };
    if (kept.size >= mostKept) kept.clear();
    kept.set(classLists, cut);
    return cut;
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (name: string) =>
  name.replaceAll(/&(#?\w+);/g, (whole, entity: string) => entities[entity] ?? whole);

/** @param classes null for all. */
function write(parts: readonly Part[], classes: ReadonlySet<string> | null): string {
  let css = '';
  for (const part of parts) {
    if ('css' in part) {
      if (!classes || part.classes.length === 0 || part.classes.some((name) => classes.has(name)))
        css += part.css;
      continue;
    }
    const inner = write(part.parts, classes);
    if (inner !== '') css += `${part.opening}${inner}}`;
  }
  return css;
}

/** Blocks whose rules are weighed one by one; every other one stays whole or goes whole. */
const opened = /^@(?:layer|media|supports|container)\b/;

function parse(css: string): Part[] {
  const parts: Part[] = [];
  for (const text of statements(css)) {
    const at = text.indexOf('{');
    const prelude = at < 0 ? text : text.slice(0, at);
    if (at >= 0 && opened.test(prelude)) {
      parts.push({ opening: `${prelude}{`, parts: parse(text.slice(at + 1, -1)) });
    } else {
      parts.push({ css: text, classes: prelude.startsWith('@') ? [] : classesOf(prelude) });
    }
  }
  return parts;
}

const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|\P{ASCII})+)/giu;
const unescaped = (name: string) =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

/** Classes that a selector names. */
const classesOf = (selector: string) =>
  [...selector.matchAll(className)].map(([, name = '']) => unescaped(name));

/** The statements of a sheet or of a block, as they are written; comments are left out. */
function* statements(css: string): Generator<string> {
  let depth = 0;
  let from = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '/' && css[at + 1] === '*') {
      at = css.indexOf('*/', at + 2) + 1;
      if (depth === 0) from = at + 1;
    } else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0 && quote === '' && (sign === '}' || sign === ';')) {
      yield css.slice(from, at + 1).trim();
      from = at + 1;
    }
  }
}
