/** A selector, and what a page must have so that it can match anything. */
export interface Selector {
  css: string;
  /** `<tag` and classes. */
  names: readonly string[];
  /** Of each list at least one. */
  choices: readonly (readonly Selector[])[];
}

/** Whether a page with these names (`<tag` and classes) may have an element that a selector means. */
export function suits({ names, choices }: Selector, ofPage: ReadonlySet<string>): boolean {
  return (
    names.every((name) => ofPage.has(name)) &&
    choices.every((list) => list.some((selector) => suits(selector, ofPage)))
  );
}

/** What stands in their brackets has to match as well; of `:not()` and the others nothing follows. */
const choosing = /:(?:is|where|has)$/;
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|\P{ASCII})+)/giu;
const unescaped = (name: string) =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

/** The selectors of a list, as it stands before a rule. */
export function parseSelectors(list: string): Selector[] {
  return splitList(list).map((css) => {
    const choices: Selector[][] = [];
    let bare = '';
    for (let at = 0; at < css.length; at += 1) {
      const sign = css[at] ?? '';
      if (sign === '\\') {
        bare += css.slice(at, at + 2);
        at += 1;
      } else if (sign === '[' || sign === '(') {
        const end = closingOf(css, at);
        if (sign === '(' && choosing.test(bare)) choices.push(parseSelectors(css.slice(at + 1, end)));
        at = end;
      } else bare += sign;
    }
    const classes = [...bare.matchAll(className)].map(([, name = '']) => unescaped(name));
    const rest = bare.replaceAll(className, ' ').replaceAll(/(?:#|::?)[\w-]+/g, ' ');
    const tags = [...rest.matchAll(/[a-z][\w-]*/gi)].map(([tag]) => `<${tag}`);
    return { css, names: [...tags, ...classes], choices };
  });
}

/** Where the bracket closes that opens at `from`. */
function closingOf(css: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** Parts at the commas outside of brackets. */
function splitList(list: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at] ?? '';
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') at = closingOf(list, at);
    else if (sign === ',') {
      parts.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, list.slice(from)];
}
