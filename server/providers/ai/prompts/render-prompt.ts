/** A variable's value; a list repeats the line that it stands in. */
export type PromptValue = string | readonly string[];

const variable = /\{([a-z_]+)\}/g;

/** The names of the variables in a text. */
export const variablesIn = (text: string): string[] =>
  Array.from(new Set(Array.from(text.matchAll(variable), ([, name]) => name ?? '')));

type Values = Readonly<Partial<Record<string, PromptValue>>>;

const valuesOf = (name: string, values: Values): readonly string[] =>
  [values[name] ?? ''].flat().filter((value) => value !== '');

/** The lines that a line becomes: none when its variables are all empty, one for each value of a list. */
function renderLine(line: string, values: Values): string[] {
  const names = variablesIn(line);
  if (names.length === 0) return [line];
  const most = Math.max(...names.map((name) => valuesOf(name, values).length));
  return Array.from({ length: most }, (_, at) =>
    line.replaceAll(variable, (_match, name: string) => {
      const known = valuesOf(name, values);
      return known[at] ?? known[0] ?? '';
    }),
  );
}

/** A paragraph of the prompt; empty when nothing but its heading is left. */
function renderBlock(block: string, values: Values): string {
  const lines = block.split('\n');
  const [heading = ''] = lines;
  const isHeaded = lines.length > 1 && heading.endsWith(':') && variablesIn(heading).length === 0;
  const rendered = lines.slice(isHeaded ? 1 : 0).flatMap((line) => renderLine(line, values));
  if (rendered.length === 0) return '';
  return (isHeaded ? [heading, ...rendered] : rendered).join('\n');
}

/**
 * Fills the variables of a prompt's text. A line whose variables are all empty is left out, and so is a heading without
 * lines. Values are never read for variables.
 */
export function renderText(text: string, values: Values): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => renderBlock(block, values))
    .filter((block) => block !== '')
    .join('\n\n');
}
