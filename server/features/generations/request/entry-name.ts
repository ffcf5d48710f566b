import type { WorldKind } from '#domain/world/kinds.ts';

/** How many characters of a plot element are its name. */
const shown = 80;

/** The name of an entry; a plot element is named by its first characters. */
export function entryName({ kind, name, text }: { kind: WorldKind; name: string; text: string }): string {
  if (kind !== 'plot') return name;
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= shown ? line : `${line.slice(0, shown).trimEnd()}…`;
}
