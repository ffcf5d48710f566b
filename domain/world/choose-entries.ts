import { findMentions } from './find-mentions.ts';
import { cachedIndex } from './index-cache.ts';
import type { StoryUse, WorldEntry } from './kinds.ts';

/** An entry with its place in the story at hand: `elsewhere` belongs to other stories only, null to none. */
export interface EntryWithUse extends WorldEntry {
  use: StoryUse | 'elsewhere' | null;
}

/** Why an entry goes into the prompt. */
type ReasonIn = 'pinned' | 'named';
/** Why it does not; `added` went in as a card that the story takes along anyway. */
type ReasonOut = 'no-room' | 'not-named' | 'excluded' | 'elsewhere' | 'added';

interface ChosenEntry<E extends EntryWithUse = EntryWithUse> {
  entry: E;
  why: ReasonIn;
  /** How often idea and text name it. */
  named: number;
  /** Letters that it takes of the budget. */
  letters: number;
}

export interface EntryChoice<E extends EntryWithUse = EntryWithUse> {
  chosen: ChosenEntry<E>[];
  left: { entry: E; why: ReasonOut; named: number }[];
  /** Letters used, of `budget`. */
  used: number;
  budget: number;
}

/** How much of the text before the new one is searched for names, in letters: some ten pages. */
export const maxMentionDistance = 20_000;
/** Letters back at which a name weighs half as much as in the last words. */
const halfWeight = 2_000;
/** What the idea names is what the new text is about. */
const ideaWeight = 4;
/** Letters that an entry's tags and labels take beside its own text. */
const lettersAround = 80;

/** Letters that an entry takes of the budget. */
export const entryLetters = ({ name, text }: Pick<WorldEntry, 'name' | 'text'>): number =>
  name.length + text.length + lettersAround;

/** Where the searched part of a text begins: not inside a word. */
function newestPart(text: string): string {
  if (text.length <= maxMentionDistance) return text;
  const part = text.slice(-maxMentionDistance);
  const gap = part.search(/\s/u);
  return gap < 0 ? part : part.slice(gap + 1);
}

/** How much each entry is named, by its place in the list; those that are not named are missing. */
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
 * Chooses the world entries of a prompt: first what is pinned to the story, then what the idea or the last part
 * of the text names, the nearer and the oftener the sooner; whole entries, as long as there is room. A shorter one may
 * still fit where a longer one did not.
 * @param isAdded whether the entry goes along as a card already.
 * @param budget letters that the entries may take together.
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
    const letters = entryLetters(entry);
    if (choice.used + letters > budget) choice.left.push({ entry, why: 'no-room', named });
    else {
      choice.used += letters;
      choice.chosen.push({ entry, why, named, letters });
    }
  }
  return choice;
}
