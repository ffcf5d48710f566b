import type { BibleKind } from '#domain/world/kinds.ts';

/** Letters of a plot element by which it is called. */
const shown = 80;

/** What an entry is called: a plot element by how it begins. */
export function entryName({ kind, name, text }: { kind: BibleKind; name: string; text: string }): string {
  if (kind !== 'plot') return name;
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= shown ? line : `${line.slice(0, shown).trimEnd()}…`;
}
