import { dayMs, hourMs } from '../time/durations.ts';
import { istanbulDay } from '../time/time.ts';

/**
 * Why a revision was kept: by itself while writing, by hand under a name, or because something was about to take the
 * text's place.
 */
export const revisionKinds = [
  'auto',
  'named',
  'before-ai',
  'before-restore',
  'before-overwrite',
  'before-chapter-removal',
] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** While somebody writes, a revision is kept at most this often, ms. */
export const revisionEveryMs = 300_000;

/** Longest name of a revision, in characters. */
export const revisionNameLimit = 80;

/** How long what kind of revision stays whole; after it, one of each longer stretch of time does. */
const keeps = { every: dayMs, hourly: 7 * dayMs, daily: 60 * dayMs, guarded: 90 * dayMs } as const;

/** The stretch of time that a revision shares with others; null where each is kept. */
function stretchOf(writtenAt: Date, age: number): string | null {
  if (age <= keeps.every) return null;
  if (age <= keeps.hourly) return `hour ${Math.floor(writtenAt.getTime() / hourMs)}`;
  const day = istanbulDay(writtenAt);
  if (age <= keeps.daily) return `day ${day}`;
  // Weeks begin on Monday; 1970 began on a Thursday.
  return `week ${Math.floor((Date.parse(day) / dayMs + 3) / 7)}`;
}

/**
 * Which revisions have had their time, oldest first as they are given: named ones never, those kept before a change
 * of the text after 90 days like the others; of these every one of the last day stays, then one an hour, a day and a
 * week (the last of each).
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
