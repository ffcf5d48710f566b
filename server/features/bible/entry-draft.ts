import { isDeepStrictEqual } from 'node:util';
import type { WorldKind } from '#domain/world/kinds.ts';

/** What a person writes of a place, object or note. */
export interface EntryDraft {
  kind: WorldKind;
  name: string;
  aliases: string[];
  text: string;
}

/** The columns that it fills. */
export const draftColumns = ({ kind, name, aliases, text }: EntryDraft) => ({ kind, name, aliases, text });

/** Whether a stored entry holds exactly what a draft says. */
export function isSameEntry(
  stored: { kind: string; name: string; aliases: string[]; text: string },
  draft: EntryDraft,
): boolean {
  const { kind, name, aliases, text } = stored;
  return isDeepStrictEqual({ kind, name, aliases, text }, draftColumns(draft));
}
