import * as Y from 'yjs';
import type { Generation } from '#contract/generations.ts';
import {
  type SelectionAction,
  selectionActions,
  type Tone,
  tones,
} from '#domain/generation/selection-actions.ts';
import { linesOf, namesChapter, readHeading } from '#domain/story/book/split-chapters.ts';
import { storyTypes } from '#domain/story/document/story-document.ts';
import { currentUserId } from '#web/features/session/index.ts';
import type { TextRange } from '../manuscript/text-range.ts';
import type { StorySession } from '../session/story-session.ts';

/** What was asked for, as the screen remembers it: also over a reload. */
export interface Asked {
  storyId: string;
  action: SelectionAction;
  tone: Tone | null;
  /** What was selected; empty where only a place was. */
  passage: string;
  /** Where that stands, whatever is written around it; as JSON. */
  place: { from: unknown; to: unknown };
  /** Tokens that it was likely to cost. */
  forecast: { low: number; high: number };
  /** What the writer made of its suggestions, by their ids. */
  edited: Readonly<Record<string, string>>;
}

/** As the panel's head calls it: "Tonunu değiştir: Hüzünlü". */
export const askedName = ({ action, tone }: Pick<Asked, 'action' | 'tone'>): string =>
  tone ? `${selectionActions[action].name}: ${tones[tone]}` : selectionActions[action].name;

/** Whether the result takes the passage's place; else it comes behind it. */
export const replaces = (action: SelectionAction): boolean => selectionActions[action].growth !== null;

/**
 * Whether a text may take the place of all that its action worked on: what was stopped tells only its beginning, and would
 * delete the rest.
 */
export const mayReplace = (action: SelectionAction, status: Generation['status']): boolean =>
  replaces(action) && status !== 'stopped';

/** Whether a selection is a name, or stands for one: a suggested name takes its place. */
export const isNameLong = (passage: string): boolean =>
  passage !== '' && passage.length <= 60 && !passage.includes('\n');

/** A passage, and what else stands in the lines in which it begins and ends. */
export interface Surrounded {
  before: string;
  passage: string;
  behind: string;
}

/** Letters of a line before and behind a passage that are looked at: more than any title has. */
const lineReach = 1_000;

/** A passage in its lines; `slice` takes from the text that it stands in. */
export function inItsLines(slice: (from: number, to: number) => string, { from, to }: TextRange): Surrounded {
  const before = slice(Math.max(0, from - lineReach), from);
  const [behind = ''] = slice(to, to + lineReach).split('\n', 1);
  return { before: before.slice(before.lastIndexOf('\n') + 1), passage: slice(from, to), behind };
}

const holdsHeading = (lines: string): boolean =>
  linesOf(lines).some((line) => readHeading(line) !== null || namesChapter(line));

/**
 * Whether what an action puts in the place of a passage could take a heading with it: that is prose alone, so a chapter
 * would be lost with all that is noted of it. Another name within a title is another title.
 */
export function endangersHeading(action: SelectionAction, { before, passage, behind }: Surrounded): boolean {
  if (!holdsHeading(before + passage + behind)) return false;
  if (action === 'names') return isNameLong(passage) && !holdsHeading(`${before}Ad${behind}`);
  return replaces(action);
}

/** A range of the text that stays where it is, whatever is written around it; as JSON. */
export const rangeAnchor = (session: StorySession, { from, to }: TextRange): Asked['place'] => ({
  from: Y.relativePositionToJSON(session.anchor(from, from === to ? 'before' : 'after')),
  to: Y.relativePositionToJSON(session.anchor(to)),
});

/** Where it stands now; null where it is gone, or another text stands there. */
export function findAsked(session: StorySession, { place, passage }: Asked): TextRange | null {
  const placeOf = (at: unknown) => session.placeOf(Y.createRelativePositionFromJSON(at));
  const from = placeOf(place.from);
  const to = placeOf(place.to);
  if (from === null || to === null || from > to) return null;
  if (passage === '') return { from: to, to };
  const { content } = storyTypes(session.doc);
  return content.toString().slice(from, to).trim() === passage.trim() ? { from, to } : null;
}

const key = 'yazihane.selection';

const isPlace = (kept: unknown): kept is Asked['place'] =>
  typeof kept === 'object' &&
  kept !== null &&
  ['from', 'to'].every(
    (end) => typeof Reflect.get(kept, end) === 'object' && Reflect.get(kept, end) !== null,
  );

/** Texts by their ids; what is none is left out. */
function readTexts(kept: unknown): Record<string, string> {
  const texts = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'));
}

/** Keeps what was asked for, so that a reload knows what its suggestion is for; without storage it is not found again. */
export const keptAsked = {
  write(asked: Asked): void {
    try {
      localStorage.setItem(key, JSON.stringify({ ...asked, by: currentUserId() }));
    } catch {
      // The suggestion then waits among the story's texts.
    }
  },
  read(): Asked | null {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (typeof kept !== 'object' || kept === null) return null;
      const { by, storyId, action, tone, passage, place, forecast, edited } = kept as Partial<
        Record<keyof Asked | 'by', unknown>
      >;
      if (by !== currentUserId()) return null;
      if (typeof action !== 'string' || !Object.hasOwn(selectionActions, action)) return null;
      if (typeof storyId !== 'string' || typeof passage !== 'string' || !isPlace(place)) return null;
      const { low, high } = (forecast ?? {}) as Partial<Record<'low' | 'high', unknown>>;
      if (typeof low !== 'number' || typeof high !== 'number') return null;
      return {
        storyId,
        action: action as SelectionAction,
        tone: typeof tone === 'string' && Object.hasOwn(tones, tone) ? (tone as Tone) : null,
        passage,
        place,
        forecast: { low, high },
        edited: readTexts(edited),
      };
    } catch {
      return null;
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
