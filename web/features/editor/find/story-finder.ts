import type { ChangeDesc } from '@codemirror/state';
import type { TextChange } from '#domain/house-style/text-change.ts';
import { limits } from '#domain/limits.ts';
import type { ChapterHits } from '#domain/story/find/find-hits.ts';
import type { FindQuery } from '#domain/story/find/find-pattern.ts';
import type { Manuscript } from '../manuscript/manuscript-api.ts';
import type { FindAnswer, FindProblem } from './find-work.ts';
import { createHitMarks, PlacedHits } from './hit-marks.ts';
import type { FindWorker } from './open-find-worker.ts';

/** The wait between a change of the search or of the text and the next search, ms. */
const waitMs = 150;

export interface FindSnapshot {
  /** Number of hits; null while nothing was looked for. */
  count: number | null;
  /** The index of the hit that "next" goes on from; null without hits. */
  current: number | null;
  chapters: readonly ChapterHits[];
  /** Why there are no hits. */
  problem: FindProblem | null;
  /** How many places were replaced last, until the text changes again. */
  replaced: number | null;
  /** Why nothing was replaced. */
  replaceProblem: FindProblem | 'too-long' | null;
}

const nothing: FindSnapshot = {
  count: null,
  current: null,
  chapters: [],
  problem: null,
  replaced: null,
  replaceProblem: null,
};

interface FinderDeps {
  manuscript: Manuscript;
  worker: FindWorker;
  /** Takes back the last step. */
  undo: () => void;
  /** Room that lies over the window's upper edge, px. */
  topMargin: () => number;
}

/** Finds and replaces in the text of an open story. The search runs in a worker; the hits are marked in the text field. */
export class StoryFinder {
  readonly #deps: FinderDeps;
  readonly #marks: ReturnType<typeof createHitMarks>;
  readonly #removeMarks: () => void;
  readonly #listeners = new Set<() => void>();
  #snapshot = nothing;
  #query: FindQuery = { text: '', matchCase: false, wholeWord: false, isRegex: false };
  /** The query that the hits are of. */
  #searched = this.#query;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #searching: Promise<void> | null = null;
  /** What has changed since the text was handed over to the search that runs. */
  #since: ChangeDesc | null = null;
  /** Where a search goes on from. */
  #place: number;
  /** Whether the current hit was brought into sight. */
  #isSeen = false;
  #isClosed = false;

  constructor(deps: FinderDeps) {
    this.#deps = deps;
    this.#place = deps.manuscript.selected().from;
    this.#marks = createHitMarks({
      topMargin: deps.topMargin,
      onTextChange: (changes) => this.#textChanged(changes),
    });
    this.#removeMarks = deps.manuscript.extend(this.#marks.extension);
  }

  /** Searches shortly; an empty text is not searched. */
  search(query: FindQuery): void {
    this.#query = query;
    this.#publish({ replaced: null, replaceProblem: null });
    this.#searchSoon();
  }

  /** Goes to the next or the previous hit, around the end. A hit that was not in sight yet comes first. */
  async step(direction: 1 | -1): Promise<void> {
    const isFirstLook = this.#searched !== this.#query || !this.#isSeen;
    await this.#isSearched();
    const { hits, current } = this.#marks.shown();
    if (current === null || this.#isClosed) return;
    if (isFirstLook) return this.goTo(current);
    const { manuscript } = this.#deps;
    let next = current + direction;
    // Somebody who writes goes on from the caret.
    if (this.#isInText())
      next =
        direction === 1
          ? hits.firstFrom(manuscript.selected().to)
          : hits.firstFrom(manuscript.selected().from) - 1;
    this.goTo((next + hits.count) % hits.count);
  }

  /** Goes to a hit. It is selected where somebody writes in the text, else the focus stays where it is. */
  goTo(index: number): void {
    const { hits } = this.#marks.shown();
    const { from, to } = hits.at(index);
    this.#setCurrent(hits, index);
    this.#isSeen = true;
    if (this.#isInText()) this.#deps.manuscript.select(from, to);
    else this.#deps.manuscript.reveal(from, to);
  }

  /** Replaces the current hit and goes to the next one. A hit that was not in sight is only shown. */
  async replace(by: string): Promise<void> {
    await this.#isSearched();
    const { current } = this.#marks.shown();
    if (current === null) return;
    if (!this.#isSeen) return this.goTo(current);
    const [change] = (await this.#changes(by, 'current')) ?? [];
    if (!change || !this.#apply([change])) return;
    this.#place = change.from + change.insert.length;
    await this.#searchNow();
    const next = this.#marks.shown().current;
    if (next !== null && !this.#isClosed) this.goTo(next);
  }

  /** Replaces all hits in one step of the undo. */
  async replaceAll(by: string): Promise<void> {
    await this.#isSearched();
    const changes = await this.#changes(by, 'all');
    if (changes && changes.length > 0) this.#apply(changes);
  }

  /** Takes back the replacement that was made last. */
  undo(): void {
    if (this.#snapshot.replaced !== null) this.#deps.undo();
  }

  /** Ends the search; the focus returns to the text, where the current hit is selected. */
  leave(): void {
    const { manuscript } = this.#deps;
    const { hits, current } = this.#marks.shown();
    const hit = current !== null && this.#isSeen ? hits.at(current) : null;
    this.close();
    if (hit) manuscript.select(hit.from, hit.to);
    else manuscript.focus();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#removeMarks();
    this.#deps.worker.close();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getSnapshot = (): FindSnapshot => this.#snapshot;

  #publish(part: Partial<FindSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }

  #isInText(): boolean {
    return this.#deps.manuscript.field().contains(document.activeElement);
  }

  #textChanged(changes: ChangeDesc): void {
    this.#since = this.#since?.composeDesc(changes) ?? changes;
    this.#place = changes.mapPos(this.#place, 1);
    const { replaced, replaceProblem } = this.#snapshot;
    if (replaced !== null || replaceProblem) this.#publish({ replaced: null, replaceProblem: null });
    this.#searchSoon();
  }

  /** Not after a pause: a text that streams in changes all the time. */
  #searchSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#searching) this.#searchSoon();
      else void this.#searchNow();
    }, waitMs);
  }

  /** Resolves when the hits are those of the query. */
  async #isSearched(): Promise<void> {
    while (this.#searched !== this.#query && !this.#isClosed) await this.#searchNow();
  }

  #searchNow(): Promise<void> {
    this.#searching ??= this.#search().finally(() => {
      this.#searching = null;
    });
    return this.#searching;
  }

  async #search(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const query = this.#query;
    if (query.text === '') return this.#show(query, null);
    this.#since = null;
    const text = this.#deps.manuscript.text();
    const answer = await this.#deps.worker.ask({ kind: 'find', text, query });
    if (!this.#isClosed) this.#show(query, answer);
  }

  #show(query: FindQuery, answer: FindAnswer | null): void {
    const isOther = this.#searched !== query;
    this.#searched = query;
    if (isOther) this.#isSeen = false;
    if (answer?.kind !== 'hits') {
      this.#marks.show(null);
      const problem = answer && answer.kind !== 'changes' ? answer.kind : null;
      this.#publish({ count: null, current: null, chapters: [], problem });
      return;
    }
    const hits = new PlacedHits(answer.hits, this.#since);
    const { count } = hits;
    this.#publish({ count, chapters: answer.chapters, problem: null });
    const current = count === 0 ? null : hits.firstFrom(this.#place) % count;
    this.#setCurrent(hits, current);
    // Only a hit of what is shown: a chapter does not give way to the whole text while somebody types.
    if (current !== null && isOther && this.#isShown(hits, current)) this.goTo(current);
  }

  #isShown(hits: PlacedHits, index: number): boolean {
    const part = this.#deps.manuscript.shown();
    const { from, to } = hits.at(index);
    return !part || (from >= part.from && to <= part.to);
  }

  #setCurrent(hits: PlacedHits, current: number | null): void {
    if (current !== null) this.#place = hits.at(current).from;
    this.#marks.show({ hits, current });
    this.#publish({ current });
  }

  /** What replaces hits in the text as it stands when this resolves; null where that is not possible. */
  async #changes(by: string, which: 'current' | 'all'): Promise<TextChange[] | null> {
    const { manuscript, worker } = this.#deps;
    for (;;) {
      const text = manuscript.text();
      const { hits, current } = this.#marks.shown();
      if (current === null || this.#isClosed) return null;
      const only = which === 'current' ? hits.at(current) : null;
      const answer = await worker.ask({ kind: 'replace', text, query: this.#query, by, only });
      // It was changed meanwhile.
      if (manuscript.text() !== text) continue;
      if (answer.kind === 'hits') return null;
      const problem = answer.kind === 'changes' ? null : answer.kind;
      const changes = answer.kind === 'changes' ? answer.changes : [];
      const length = changes.reduce(
        (sum, { from, to, insert }) => sum + insert.length - (to - from),
        text.length,
      );
      const isTooLong = length > limits.content && length > text.length;
      this.#publish({ replaceProblem: problem ?? (isTooLong ? 'too-long' : null) });
      return problem || isTooLong ? null : changes;
    }
  }

  #apply(changes: readonly TextChange[]): boolean {
    if (this.#isClosed || !this.#deps.manuscript.edit(changes, 'replace')) return false;
    this.#publish({ replaced: changes.length });
    return true;
  }
}
