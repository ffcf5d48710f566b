import { parseSelectors, type Selector, suits } from './style-selectors.ts';

/** A statement of a style sheet (a rule where it has selectors), or a block of them. */
type Part = { css: string; selectors?: Selector[]; body?: string } | { opening: string; parts: Part[] };

/** What is left of a sheet. */
interface StyleCut {
  css: string;
  /** The same as bytes: they stand in many pages. */
  bytes: Buffer;
  /** Whether the sheet has no rules and is left as it is. */
  isWhole: boolean;
}

/** Most different sets of names whose styles are remembered. */
const mostKept = 200;

/**
 * Cuts a style sheet to what a page may show: the rules whose elements and classes it has, and of variables, registered
 * properties and animations those that are named in them. Their order, and so what wins, stays.
 * Given the names of a page, one a line: `<tag`, or a class attribute as it is written.
 */
export function createStyleCutter(sheet: string): (names: string) => StyleCut {
  const parts = parse(sheet);
  if (parts.every((part) => 'css' in part && !part.selectors)) {
    const css = write(parts, new Set());
    const whole = { css, bytes: Buffer.from(css), isWhole: true };
    return () => whole;
  }
  const kept = new Map<string, StyleCut>();
  return (names) => {
    const known = kept.get(names);
    if (known) return known;
    const css = withoutUnnamed(write(parts, new Set(names.split(/\s/).map(decode))));
    const cut = { css, bytes: Buffer.from(css), isWhole: false };
    if (kept.size >= mostKept) kept.clear();
    kept.set(names, cut);
    return cut;
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (name: string) =>
  name.replaceAll(/&(#?\w+);/g, (whole, entity: string) => entities[entity] ?? whole);

/** @param names `<tag` and classes. */
function write(parts: readonly Part[], names: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if ('css' in part) {
      const { selectors, body } = part;
      const suiting = selectors?.filter((selector) => suits(selector, names));
      if (!suiting || suiting.length === selectors?.length) css += part.css;
      else if (suiting.length > 0) css += suiting.map((selector) => selector.css).join(',') + body;
      continue;
    }
    const inner = write(part.parts, names);
    if (inner !== '') css += `${part.opening}${inner}}`;
  }
  return css;
}

const declaredVariable = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;
const registered = /@property (--[\w-]+)\{[^}]*\}/g;
const animation = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const emptyRule = /(?<=[{};]|^)[^{};]*\{\}/g;

/** Leaves out variables and animations that nothing names any more, until all that is left is named. */
function withoutUnnamed(css: string): string {
  const variables = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isNamed = (whole: string, name: string) => (variables.has(name) ? whole : '');
  const rules = css.replaceAll(animation, '');
  const next = css
    .replaceAll(declaredVariable, isNamed)
    .replaceAll(registered, isNamed)
    .replaceAll(animation, (whole, name: string) => (rules.includes(name) ? whole : ''))
    .replaceAll(emptyRule, '');
  return next === css ? css : withoutUnnamed(next);
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
    } else if (prelude.startsWith('@')) parts.push({ css: text });
    else parts.push({ css: text, selectors: parseSelectors(prelude), body: text.slice(at) });
  }
  return parts;
}

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
