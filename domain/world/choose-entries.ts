import { findMentions } from './find-mentions.ts';
import { cachedIndex } from './index-cache.ts';
import type { StoryUse, WorldEntry } from './kinds.ts';

/** An entry with its setting in this story: `elsewhere` belongs to other stories only, null to none. */
export interface EntryWithUse extends WorldEntry {
  use: StoryUse | 'elsewhere' | null;
}

/** The reason why an entry is in the prompt. */
type ReasonIn = 'pinned' | 'named';
/** The reason why an entry is not in the prompt; `added` is in the prompt as a card already. */
type ReasonOut = 'no-room' | 'not-named' | 'excluded' | 'elsewhere' | 'added';

interface ChosenEntry<E extends EntryWithUse = EntryWithUse> {
  entry: E;
  why: ReasonIn;
  /** Number of mentions in the idea and the text. */
  named: number;
  /** Characters of the budget that it uses. */
  letters: number;
}

export interface EntryChoice<E extends EntryWithUse = EntryWithUse> {
  chosen: ChosenEntry<E>[];
  left: { entry: E; why: ReasonOut; named: number }[];
  /** Characters used, of `budget`. */
  used: number;
  budget: number;
}

/** Characters at the end of the existing text that are searched for names, about ten pages. */
export const maxMentionDistance = 20_000;
/** Distance from the end, in characters, at which a mention has half of the full weight. */
const halfWeight = 2_000;
/** Weight of a mention in the idea, which describes the new text. */
const ideaWeight = 4;
/** Characters for an entry's tags and labels in addition to its own text. */
const lettersAround = 80;

/** Returns the characters of the budget that an entry uses. */
export const entryLength = ({ name, text }: Pick<WorldEntry, 'name' | 'text'>): number =>
  name.length + text.length + lettersAround;

/** Returns the end of a text that is searched; it begins with a whole word where possible. */
function newestPart(text: string): string {
  if (text.length <= maxMentionDistance) return text;
  const part = text.slice(-maxMentionDistance);
  const gap = part.search(/\s/u);
  return gap < 0 ? part : part.slice(gap + 1);
}

/** Returns the weight and number of mentions by the entry's index; entries without mentions are missing. */
function weigh(entries: readonly EntryWithUse[], idea: string, text: string) {
  const weights = new Map<number, { weight: number; named: number }>();
  // Most requests have no entries, so their text is not searched.
  if (entries.length === 0) return weights;
  const index = cachedIndex(entries);
  const count = (entry: number, weight: number) => {
    const known = weights.get(entry) ?? { weight: 0, named: 0 };
    weights.set(entry, { weight: known.weight + weight, named: known.named + 1 });
  };
  for (const { entry } of findMentions(idea, index)) count(entry, ideaWeight);
  const part = newestPart(text);
  for (const { entry, end } of findMentions(part, index))
    count(entry, 2 ** ((end - part.length) / halfWeight));
  return weights;
}

/**
 * Chooses whole world entries for a prompt: pinned ones, then mentions by distance and frequency, while they fit.
 * @param isAdded whether the entry is included as a card.
 * @param budget largest total, in characters.
 */
export function chooseEntries<E extends EntryWithUse>(
  world: readonly E[],
  {
    idea,
    text,
    isAdded,
    budget,
  }: { idea: string; text: string; isAdded: (entry: E) => boolean; budget: number },
): EntryChoice<E> {
  const weights = weigh(world, idea, text);
  const choice: EntryChoice<E> = { chosen: [], left: [], used: 0, budget };
  const wanted: { entry: E; why: ReasonIn; named: number; weight: number }[] = [];
  world.forEach((entry, at) => {
    const { named, weight } = weights.get(at) ?? { named: 0, weight: 0 };
    const leave = (why: ReasonOut) => choice.left.push({ entry, why, named });
    if (isAdded(entry)) leave('added');
    else if (entry.use === 'excluded') leave('excluded');
    else if (entry.use === 'pinned') wanted.push({ entry, why: 'pinned', named, weight });
    else if (entry.use === 'elsewhere') leave('elsewhere');
    else if (named === 0) leave('not-named');
    else wanted.push({ entry, why: 'named', named, weight });
  });
  const rank = { pinned: 0, named: 1 };
  wanted.sort(
    (a, b) => rank[a.why] - rank[b.why] || b.weight - a.weight || (a.entry.id < b.entry.id ? -1 : 1),
  );
  for (const { entry, why, named } of wanted) {
    const letters = entryLength(entry);
    if (choice.used + letters > budget) choice.left.push({ entry, why: 'no-room', named });
    else {
      choice.used += letters;
      choice.chosen.push({ entry, why, named, letters });
    }
  }
  return choice;
}
