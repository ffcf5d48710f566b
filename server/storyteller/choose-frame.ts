import type { Idea, IdeaClause } from '#domain/turkish/idea/index.ts';
import type { Frame } from './types.ts';

/** The frame that tells one of the idea's clauses, and that clause; the general frame tells the last one. */
export function chooseFrame(
  idea: Idea,
  frames: readonly Frame[],
  general: Frame,
  holds: (clause: IdeaClause, frame: Frame) => boolean,
): { frame: Frame; clause: IdeaClause } | undefined {
  for (const clause of idea.clauses) {
    const frame = frames.find(
      (candidate) => eventNames(clause).some((name) => candidate.verbs.has(name)) && holds(clause, candidate),
    );
    if (frame) return { frame, clause };
  }
  const clause = idea.clauses.at(-1);
  return clause && { frame: general, clause };
}

/**
 * Names under which a frame may know an event: "söylememek" for a negative clause, since what is not done is an event
 * of its own; "karşılık vermek" with the word before the verb; "konuşmak" for "konuşmaya başlamak";
 * "passive kaçırmak" for "kaçırılmak".
 */
function eventNames({ verb, negative, complement, voice }: IdeaClause): string[] {
  const last = complement.split(' ').at(-1) ?? '';
  const begun = verb === 'başlamak' ? /^(\p{L}+m)([ae])y[ae]$/u.exec(last) : null;
  const names = begun ? [`${begun[1]}${begun[2]}k`] : [verb, `${last} ${verb}`];
  // "anlattırmak" is no "anlatmak": somebody else tells it.
  if (voice) return [`${voice} ${verb}`];
  return negative ? names.map((name) => `-${name}`) : names;
}
