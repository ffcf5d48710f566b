import type { ChangeDesc } from '@codemirror/state';
import type { TextRange } from './text-range.ts';

/** A stretch of the document that holds generated text: its letters from `at` on stand at `from`…`to`. */
export interface StreamPart extends TextRange {
  at: number;
}

/**
 * A text that is being written into the document. The writer may type into it: what they type splits it into parts,
 * what they delete leaves a hole, and neither is ever overwritten.
 */
export interface Stream {
  /** What has come so far, with the blank line before it. */
  raw: string;
  /** Letters at the start of `raw` that are the blank line. */
  gap: number;
  /** Letters at the end of `raw` that are the blank line before what follows. */
  after: number;
  /** In the document's order. */
  parts: readonly StreamPart[];
  /** Where the next words go. */
  tail: number;
}

function without({ from, to, at }: StreamPart, cutFrom: number, cutTo: number): StreamPart[] {
  if (cutTo <= from || cutFrom >= to) return [{ from, to, at }];
  return [
    { from, to: cutFrom, at },
    { from: cutTo, to, at: at + cutTo - from },
  ].filter((part) => part.from < part.to);
}

/** The stream after the writer changed the document. */
export function mapStream(stream: Stream, changes: ChangeDesc): Stream {
  let parts = stream.parts;
  changes.iterChangedRanges((fromA, toA) => {
    parts = parts.flatMap((part) => without(part, fromA, toA));
  }, true);
  return {
    ...stream,
    parts: parts.map(({ from, to, at }) => ({
      from: changes.mapPos(from, 1),
      to: changes.mapPos(to, -1),
      at,
    })),
    // What is typed before the first word stands before the text; what is typed behind the last one, behind it.
    tail: changes.mapPos(stream.tail, stream.raw === '' ? 1 : -1),
  };
}

function sharedStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

function sharedEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length))
    length += 1;
  return length;
}

interface Piece {
  text: string;
  at: number;
}

/** What stands where once `raw` has become `whole`: for each part, then for the tail, the pieces that take its place. */
export function piecesOf({ raw, parts }: Stream, whole: string): Piece[][] {
  const start = sharedStart(raw, whole);
  const end = sharedEnd(raw, whole, Math.min(raw.length, whole.length) - start);
  const rest = raw.length - end;
  const shift = whole.length - raw.length;
  const middle = { text: whole.slice(start, whole.length - end), at: start };
  // What is new goes to the part where it begins; where that was deleted, to the next one.
  const owner = parts.findIndex(({ from, to, at }) => at + to - from >= start);
  const pieces = parts.map(({ from, to, at }, index) => {
    const last = at + to - from;
    return [
      { text: raw.slice(at, Math.min(last, start)), at },
      ...(index === owner ? [middle] : []),
      { text: raw.slice(Math.max(at, rest), Math.max(last, rest)), at: Math.max(at, rest) + shift },
    ];
  });
  return [...pieces, owner === -1 ? [middle] : []].map((list) => list.filter(({ text }) => text !== ''));
}

/** A place of the stream in the document, what stands there, and what takes its place. */
export interface Rewritten extends TextRange {
  was: string;
  insert: string;
}

/** What changes, place by place, as `raw` becomes `whole`, and the stream after it. */
export function rewrite(stream: Stream, whole: string): { places: Rewritten[]; stream: Stream } {
  const pieces = piecesOf(stream, whole);
  const behind = { from: stream.tail, to: stream.tail, at: stream.raw.length };
  const parts: StreamPart[] = [];
  let moved = 0;
  const places = [...stream.parts, behind].map(({ from, to, at }, index) => {
    let next = from + moved;
    for (const { text, at: first } of pieces[index] ?? []) {
      const before = parts.at(-1);
      if (before?.to === next && before.at + before.to - before.from === first) before.to += text.length;
      else parts.push({ from: next, to: next + text.length, at: first });
      next += text.length;
    }
    const insert = (pieces[index] ?? []).map(({ text }) => text).join('');
    moved += insert.length - (to - from);
    return { from, to, insert, was: stream.raw.slice(at, at + to - from) };
  });
  return { places, stream: { ...stream, raw: whole, parts, tail: stream.tail + moved } };
}

/** The smallest changes that do it. */
export function narrow(places: readonly Rewritten[]): { from: number; to: number; insert: string }[] {
  return places.flatMap(({ from, to, was, insert }) => {
    if (was === insert) return [];
    const same = sharedStart(was, insert);
    return [{ from: from + same, to, insert: insert.slice(same) }];
  });
}

/** Where the letter `at` of the text stands in the document; where it was deleted, where it would stand. */
export function placeOf({ parts, tail }: Stream, at: number): number {
  const part = parts.find(({ from, to, at: first }) => at <= first + to - from);
  return part ? part.from + Math.max(0, at - part.at) : tail;
}
