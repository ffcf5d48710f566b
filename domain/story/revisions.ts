import { dayMs, hourMs } from '../time/durations.ts';
import { istanbulDay } from '../time/time.ts';

/** The reason for a revision: automatic while writing, named by the writer, or stored before the text is replaced. */
export const revisionKinds = [
  'auto',
  'named',
  'before-ai',
  'before-restore',
  'before-overwrite',
  'before-chapter-removal',
] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** Shortest time between two automatic revisions, ms. */
export const revisionEveryMs = 300_000;

/** Longest name of a revision, in characters. */
export const revisionNameLimit = 80;

/** How long revisions of each kind are all kept; after it, one of each longer period is kept. */
const keeps = { every: dayMs, hourly: 7 * dayMs, daily: 60 * dayMs, guarded: 90 * dayMs } as const;

/** Returns the period that a revision shares with others; null when each one is kept. */
function stretchOf(writtenAt: Date, age: number): string | null {
  if (age <= keeps.every) return null;
  if (age <= keeps.hourly) return `hour ${Math.floor(writtenAt.getTime() / hourMs)}`;
  const day = istanbulDay(writtenAt);
  if (age <= keeps.daily) return `day ${day}`;
  // Weeks begin on Monday; 1 January 1970 was a Thursday.
  return `week ${Math.floor((Date.parse(day) / dayMs + 3) / 7)}`;
}

/**
 * Returns the revisions to delete, oldest first as given. Named ones are never deleted, safety revisions follow the rule after
 * 90 days. Every revision of the last day is kept, then the last one of each hour, day and week.
 */
export function revisionsToThin<Revision extends { kind: RevisionKind; writtenAt: Date }>(
  revisions: readonly Revision[],
  now: Date,
): Revision[] {
  const seen = new Set<string>();
  const gone = revisions.toReversed().filter(({ kind, writtenAt }) => {
    const age = now.getTime() - writtenAt.getTime();
    if (kind === 'named' || (kind !== 'auto' && age <= keeps.guarded)) return false;
    const stretch = stretchOf(writtenAt, age);
    if (stretch === null || !seen.has(stretch)) {
      if (stretch !== null) seen.add(stretch);
      return false;
    }
    return true;
  });
  return gone.reverse();
}
