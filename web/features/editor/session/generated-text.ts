import * as Y from 'yjs';
import { generatedAttribute, storyTypes } from '#domain/story/document/story-document.ts';
import { blankLineAfter, blankLineBefore } from '../blank-lines.ts';
import type { StepOrigin, StoryHistory } from './story-history.ts';

/** The origin of taking out what a step writes anew: it is no step itself. */
const adoption = 'adoption';

/** A passage of generated text that stands in the document. */
interface Run {
  from: number;
  text: string;
}

/** Where the text of a generation goes, as the document keeps it for other devices. */
interface KeptPlace {
  at: unknown;
  /** The blank lines that its text is set apart with, once it has begun. */
  before?: string;
  after?: string;
}

/** Stands in the place's stead once the whole text was put in: it is put in once, however often it is found again. */
export const writtenMark = 'written';

/** The passages of a generation that nobody has edited, in order. */
export function runsOf(content: Y.Text, id: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const { insert, attributes } of content.toDelta() as { insert: string; attributes?: object }[]) {
    const by = attributes && Reflect.get(attributes, generatedAttribute);
    const last = runs.at(-1);
    if (by === id && last && last.from + last.text.length === at) last.text += insert;
    else if (by === id) runs.push({ from: at, text: insert });
    at += insert.length;
  }
  return runs;
}

const textAround = (content: Y.Text, from: number, to: number) =>
  content.toString().slice(Math.max(0, from), to);

const commonStart = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
};

/** How much still stands of what was shown behind a place; less where it can't be told from what was shown before it. */
function standingBehind(shown: string, standing: string, place: number): number {
  const head = commonStart(shown, standing);
  if (place <= head) return standing.length - place;
  let tail = 0;
  while (tail < standing.length - head && standing.at(-1 - tail) === shown.at(-1 - tail)) tail += 1;
  return Math.min(shown.length - place, tail);
}

/** Longest end of a passage by which its place in the whole text is found, characters. */
const longestEnd = 80;

/**
 * How much of a text is in the document already, where `standing` is what nobody has edited of it: everything up to its
 * last words.
 */
function shownOf(text: string, standing: string): string {
  if (text.startsWith(standing)) return standing;
  for (let length = Math.min(longestEnd, standing.length); length > 0; length -= 1) {
    const at = text.indexOf(standing.slice(-length), standing.length - length);
    if (at !== -1) return text.slice(0, at + length);
  }
  return standing;
}

/**
 * The text of one generation as it grows in the document: one step of undo, tinted, at the place that was asked for, whatever
 * is written around and inside it. Its words are known by the generation's id, so that a device that finds the
 * generation again goes on where another one stopped.
 */
export class GeneratedText {
  readonly #doc: Y.Doc;
  readonly #content: Y.Text;
  readonly #id: string;
  readonly #history: StoryHistory;
  readonly #origin: StepOrigin;
  /** What stood in the document when the generation was found again; null once its text is aligned with that. */
  #found: string | null = null;
  #shown = '';
  /** Behind its last word, or where its first one goes. */
  #end: Y.RelativePosition;

  /** @param place index in the text; for a generation that is found again, only where nothing of it stands and no place was kept */
  constructor(doc: Y.Doc, history: StoryHistory, id: string, place: number) {
    this.#doc = doc;
    this.#content = storyTypes(doc).content;
    this.#id = id;
    this.#history = history;
    this.#origin = history.begin('generation');
    const runs = runsOf(this.#content, id);
    const last = runs.at(-1);
    if (last) this.#found = runs.map(({ text }) => text).join('');
    if (last && !this.isWritten) this.#adopt(runs);
    const at = last ? last.from + last.text.length : (this.#keptPlace() ?? place);
    this.#end = this.#anchor(Math.min(at, this.#content.length));
    if (!last && !this.isWritten) this.#keepPlace();
  }

  /** Whether the whole text was put in before, here or on another device: then nothing more is. */
  get isWritten(): boolean {
    return storyTypes(this.#doc).generations.get(this.#id) === writtenMark;
  }

  /** Shows the text that has come so far; it continues what was shown before. */
  show(text: string): void {
    if (this.isWritten || text === '') return;
    if (this.#found !== null) this.#shown = shownOf(text, this.#found);
    this.#found = null;
    if (text === this.#shown) return;
    if (text.startsWith(this.#shown)) this.#append(text.slice(this.#shown.length));
    else this.#rewrite(text);
    this.#shown = text;
  }

  /** The whole text is there. */
  close(text: string): void {
    this.show(text);
    this.#doc.transact(() => storyTypes(this.#doc).generations.set(this.#id, writtenMark), this.#origin);
    this.#history.end(this.#origin);
  }

  /** Nothing comes of the generation: takes out what was shown. It may be shown anew. */
  withdraw(): void {
    if (this.isWritten) return;
    this.#history.cancel(this.#origin);
    this.#doc.transact(() => storyTypes(this.#doc).generations.delete(this.#id), this.#origin);
  }

  /** Where the next words go. */
  get end(): number {
    return Y.createAbsolutePositionFromRelativePosition(this.#end, this.#doc)?.index ?? this.#content.length;
  }

  #anchor(index: number): Y.RelativePosition {
    return Y.createRelativePositionFromTypeIndex(this.#content, index, -1);
  }

  #kept(): KeptPlace | null {
    const kept = storyTypes(this.#doc).generations.get(this.#id) as KeptPlace | string | undefined;
    return typeof kept === 'object' ? kept : null;
  }

  #keptPlace(): number | null {
    const kept = this.#kept();
    if (!kept) return null;
    const position = Y.createRelativePositionFromJSON(kept.at);
    return Y.createAbsolutePositionFromRelativePosition(position, this.#doc)?.index ?? null;
  }

  #keepPlace(gaps: Pick<KeptPlace, 'before' | 'after'> = {}): void {
    const kept: KeptPlace = { at: this.#kept()?.at ?? Y.relativePositionToJSON(this.#end), ...gaps };
    this.#doc.transact(() => storyTypes(this.#doc).generations.set(this.#id, kept), this.#origin);
  }

  /** The passages with the blank lines around them, where these still stand. */
  #withGaps(runs: readonly Run[]): { from: number; text: string; by: string | null }[] {
    const { before = '', after = '' } = this.#kept() ?? {};
    const pieces = runs.map((run) => ({ ...run, by: this.#id as string | null }));
    const [first, last] = [runs[0], runs.at(-1)];
    if (!first || !last) return [];
    const start = first.from - before.length;
    const end = last.from + last.text.length;
    if (before !== '' && textAround(this.#content, start, first.from) === before)
      pieces.unshift({ from: start, text: before, by: null });
    if (after !== '' && textAround(this.#content, end, end + after.length) === after)
      pieces.push({ from: end, text: after, by: null });
    return pieces;
  }

  /** Writes what was found anew, under this step: one undo takes all of the text out, also what stood before a reload. */
  #adopt(runs: readonly Run[]): void {
    const fromEnd = this.#withGaps(runs).reverse();
    this.#doc.transact(() => {
      for (const { from, text } of fromEnd) this.#content.delete(from, text.length);
    }, adoption);
    this.#doc.transact(() => {
      let removed = fromEnd.reduce((length, { text }) => length + text.length, 0);
      for (const { from, text, by } of fromEnd) {
        removed -= text.length;
        this.#content.insert(from - removed, text, { [generatedAttribute]: by });
      }
    }, this.#origin);
  }

  #append(words: string): void {
    this.#doc.transact(() => {
      const at = this.end;
      const isFirst = this.#shown === '';
      const before = isFirst ? blankLineBefore(textAround(this.#content, at - 2, at)) : '';
      const after = isFirst ? blankLineAfter(textAround(this.#content, at, at + 1)) : '';
      if (after !== '') this.#content.insert(at, after, { [generatedAttribute]: null });
      this.#content.insert(at, words, { [generatedAttribute]: this.#id });
      if (before !== '') this.#content.insert(at, before, { [generatedAttribute]: null });
      this.#end = this.#anchor(at + before.length + words.length);
      if (isFirst) this.#keepPlace({ before, after });
    }, this.#origin);
  }

  /** The writer of the text has changed what it had written: what both have in common stays, and what the person has deleted is gone. */
  #rewrite(text: string): void {
    this.#doc.transact(() => {
      const same = commonStart(this.#shown, text);
      const runs = runsOf(this.#content, this.#id);
      let left = standingBehind(this.#shown, runs.map((run) => run.text).join(''), same);
      for (const { from, text: run } of runs.toReversed()) {
        const removed = Math.min(left, run.length);
        if (removed > 0) this.#content.delete(from + run.length - removed, removed);
        left -= removed;
      }
      const last = runsOf(this.#content, this.#id).at(-1);
      if (last) this.#end = this.#anchor(last.from + last.text.length);
      this.#shown = text.slice(0, same);
      if (text.length > same) this.#append(text.slice(same));
    }, this.#origin);
  }
}
