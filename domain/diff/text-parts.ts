import { atOnce } from '../run-to-completion.ts';
import { commonTokensInSteps } from './myers-diff.ts';

/** A part of two texts: in both, only in the earlier one, or only in the later one. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * Maximum number of edits between two texts; beyond it the whole text counts as replaced. Only tokens that both texts
 * have are counted.
 */
const maxEdits = { paragraphs: 1_500, words: 800 } as const;
/** Passages longer than this, both texts together, are not compared by words, characters. */
const maxPassageLength = 100_000;

/** A word with the suffix after its apostrophe ("Ayşe’nin"), a number, white space, or one other character. */
const token = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}[\p{L}\p{M}]*)*|\p{N}+|\s+|./gsu;
const paragraphsOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** Counts the common tokens at the beginning and at the end. */
function commonEnds(before: readonly string[], after: readonly string[]): { head: number; tail: number } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1;
  return { head, tail };
}

function part(kind: TextPart['kind'], tokens: readonly string[]): TextPart[] {
  return tokens.length === 0 ? [] : [{ kind, text: tokens.join('') }];
}

/** Compares two lists of tokens; returns all as removed and added when they differ too much. */
function* partsOf(
  before: readonly string[],
  after: readonly string[],
  most: number,
): Generator<void, TextPart[]> {
  const { head, tail } = commonEnds(before, after);
  const [was, is] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  const middle: TextPart[] = [];
  let [nextWas, nextIs] = [0, 0];
  const change = (untilWas: number, untilIs: number) =>
    middle.push(
      ...part('removed', was.slice(nextWas, untilWas)),
      ...part('added', is.slice(nextIs, untilIs)),
    );
  for (const [atWas, atIs] of yield* commonTokensInSteps(was, is, most)) {
    change(atWas, atIs);
    middle.push({ kind: 'same', text: was[atWas] ?? '' });
    [nextWas, nextIs] = [atWas + 1, atIs + 1];
  }
  change(was.length, is.length);
  return [
    ...part('same', before.slice(0, head)),
    ...middle,
    ...part('same', before.slice(before.length - tail)),
  ];
}

const replacedParts = (removed: string, added: string): TextPart[] => [
  ...part('removed', removed === '' ? [] : [removed]),
  ...part('added', added === '' ? [] : [added]),
];
function* wordsAsParts(removed: string, added: string): Generator<void, TextPart[]> {
  if (removed === '' || added === '' || removed.length + added.length > maxPassageLength)
    return replacedParts(removed, added);
  const was = tokensOf(removed);
  yield;
  return yield* partsOf(was, tokensOf(added), maxEdits.words);
}

/** Parts that are merged between two yields. */
const partsPerYield = 2_000;

/** Merges neighbouring parts of one kind; white space between two changes becomes part of both. */
function* mergeParts(parts: readonly TextPart[]): Generator<void, TextPart[]> {
  const merged: TextPart[] = [];
  let removed = '';
  let added = '';
  const close = () => {
    if (removed !== '') merged.push({ kind: 'removed', text: removed });
    if (added !== '') merged.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [index, { kind, text }] of parts.entries()) {
    if (index % partsPerYield === 0) yield;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      const next = parts[index + 1];
      // Only if both sides continue, so that an added word is not shown with an unchanged space.
      if (removed !== '' && added !== '' && next && next.kind !== 'same' && /^[^\S\n]+$/.test(text)) {
        removed += text;
        added += text;
        continue;
      }
      close();
      const last = merged.at(-1);
      if (last?.kind === 'same') last.text += text;
      else merged.push({ kind, text });
    }
  }
  close();
  return merged;
}

/**
 * Compares two texts; 'same' and 'removed' parts add up to the earlier text, 'same' and 'added' parts to the later
 * one. It compares paragraphs first and words only in changed ones, so that the cost depends on the changes. It
 * yields every few milliseconds.
 */
export function* textPartsInSteps(before: string, after: string): Generator<void, TextPart[]> {
  const parts: TextPart[] = [];
  let removed = '';
  let added = '';
  function* close(): Generator<void, void> {
    if (removed !== '' || added !== '')
      for (const part of yield* wordsAsParts(removed, added)) parts.push(part);
    removed = '';
    added = '';
  }
  const was = paragraphsOf(before);
  yield;
  const is = paragraphsOf(after);
  yield;
  for (const { kind, text } of yield* partsOf(was, is, maxEdits.paragraphs)) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      yield* close();
      parts.push({ kind, text });
      yield;
    }
  }
  yield* close();
  return yield* mergeParts(parts);
}

/** As {@link textPartsInSteps}, without pauses. */
export const textParts = (before: string, after: string): TextPart[] =>
  atOnce(textPartsInSteps(before, after));
