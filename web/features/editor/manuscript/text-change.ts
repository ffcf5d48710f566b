import type { EditorState, Text } from '@codemirror/state';

/** Letters that are held against each other at once. */
const lettersAtOnce = 4_096;

const splitsSign = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** How many letters two texts begin with in common. */
function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.slice(at, at + lettersAtOnce) === other.slice(at, at + lettersAtOnce))
    at += lettersAtOnce;
  at = Math.min(at, most);
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at > 0 && (splitsSign(one, at) || splitsSign(other, at)) ? at - 1 : at;
}

/** How many letters two texts end with in common, of at most so many. */
function commonEnd(one: string, other: string, most: number): number {
  const end = (text: string, from: number, to: number) => text.slice(text.length - to, text.length - from);
  let at = 0;
  while (
    at + lettersAtOnce <= most &&
    end(one, at, at + lettersAtOnce) === end(other, at, at + lettersAtOnce)
  )
    at += lettersAtOnce;
  while (at < most && one.charCodeAt(one.length - 1 - at) === other.charCodeAt(other.length - 1 - at))
    at += 1;
  return at > 0 && (splitsSign(one, one.length - at) || splitsSign(other, other.length - at)) ? at - 1 : at;
}

/**
 * The one change that makes a text of the document: what both begin and end with stays, and need not be drawn anew.
 * @param before the document's text.
 */
export function changeTo(
  state: EditorState,
  text: string,
  before = state.doc.toString(),
): { from: number; to: number; insert: Text } {
  const { length } = state.doc;
  // Other line ends are read as the document's own.
  if (text.includes('\r')) return { from: 0, to: length, insert: state.toText(text) };
  const from = commonStart(before, text);
  const same = commonEnd(before, text, Math.min(before.length, text.length) - from);
  return { from, to: length - same, insert: state.toText(text.slice(from, text.length - same)) };
}
