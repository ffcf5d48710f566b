import type { TextChange } from './text-change.ts';

/** Styles of dialogue: with a dash (konuşma çizgisi) or in quotation marks (tırnak). */
export const dialogueStyles = ['dash', 'quotes'] as const;
export type DialogueStyle = (typeof dialogueStyles)[number];

/** A change of a paragraph's dialogue style, with the text before it. */
export type DialogueChange = TextChange & { before: string };

const speechVerbs =
  'de|diye|sor|söyle|bağır|fısılda|mırıldan|yanıtla|cevapla|ekle|seslen|haykır|gülümse|gül|inle|atıl|çıkış|homurdan|kekele|' +
  'yalvar|onayla|sürdür|tekrarla|yinele|karşılık ver|devam et|itiraz et|söze gir|lafa gir|araya gir|iç geçir|başını salla|kükre|' +
  'gürle|hıçkır|yanıt ver|cevap ver|uyar|emret|çığlık at|sözünü kes|söylen|açıkla|anlat|belirt|hatırlat|itiraf et|kabul et|' +
  'şakı|tısla|buyur|rica et|dile getir|diklen|üstele|ısrar et|dayat|mırılda|konuş';
const endings =
  '(?:d[ıiuü]|t[ıiuü]|iyor|ıyor|uyor|üyor|yor|m[ıiuü]ş|[aeıiuü]?r|ec?ek|ac?ak|erek|arak|ip|ıp|up|üp|yerek|yarak)';
/** A dialogue tag: "dedi Ayşe", "diye sordu", "Ayşe fısıldadı". */
const speaks = new RegExp(
  `(?<!\\p{L})(?:diye|diyor\\p{L}*|derd?i?|(?:${speechVerbs})\\p{L}{0,3}?${endings}(?:du|dü|dı|di|tu|tü|tı|ti|muş|müş|mış|miş)?(?:m|n|k|lar|ler|nız|niz|nuz|nüz|um|üm|sun|sün|uz|üz)?)(?!\\p{L})`,
  'u',
);
const startsWithSpeaking = new RegExp(`^\\s*(?:\\p{L}+\\s+){0,2}?${speaks.source}`, 'u');

/** The end of a clause: its punctuation before white space. */
const clauseEnd = /(?<![.!?…])[.!?…]+(?=\s|$)/u;

interface Piece {
  kind: 'speech' | 'telling';
  text: string;
}

interface Cut {
  speech: string;
  telling: string;
}

/** Separates speech from the narration after it, at a dialogue tag; null without a tag. */
function cutTelling(text: string): Cut | null {
  for (const match of text.matchAll(/(?<![,?!….])[,?!….]+\s+(?=\p{L})/gu)) {
    const mark = match[0].replace(/^\.+/u, '');
    // A full stop alone ends a sentence of the speech.
    if (!/^[,?!…]/u.test(mark)) continue;
    const at = match.index + match[0].length;
    const rest = text.slice(at);
    const clause = rest.slice(0, (clauseEnd.exec(rest)?.index ?? rest.length) + 1);
    const small = /^\p{Ll}/u.test(clause);
    const comma = mark.startsWith(',');
    const tells = comma || !small ? startsWithSpeaking.test(clause) : speaks.test(clause);
    // After a question mark, a capital letter begins another sentence of the speech.
    if (tells && (small || comma)) {
      return { speech: text.slice(0, match.index + match[0].trimEnd().length), telling: rest };
    }
  }
  return null;
}

/** Splits a line of dash dialogue into pieces; an inner dash switches between speech and narration. */
function dashPieces(line: string): Piece[] {
  const pieces: Piece[] = [];
  let speaking = true;
  for (const part of line.split(/\s+[—–]\s+/u)) {
    const cut: Cut | null = speaking ? cutTelling(part) : null;
    if (!cut) pieces.push({ kind: speaking ? 'speech' : 'telling', text: part.trim() });
    else {
      pieces.push({ kind: 'speech', text: cut.speech }, { kind: 'telling', text: cut.telling.trim() });
    }
    speaking = cut ? true : !speaking;
  }
  return pieces.filter(({ text }) => text !== '');
}

/** Replaces quotation marks within speech by single ones, as the TDK requires. */
const inner = (speech: string): string => speech.replaceAll(/[“"]([^“”"]*)[”"]/gu, '‘$1’');

function toQuotes(line: string): string | null {
  const pieces = dashPieces(line).map(({ kind, text }) => (kind === 'speech' ? `“${inner(text)}”` : text));
  // A quotation that is not closed within one piece would make the result ambiguous.
  const opens = pieces.some((text) => /[“”"]/u.test(text.slice(1, -1)) && /^“/u.test(text));
  return opens ? null : pieces.join(' ');
}

/** A suffix after a quotation, which is then a word of the sentence ("“Hayır!”a alışmıştı"). */
const suffixed = /^['’]?\p{L}/u;

/** Splits a line that begins with quoted speech; null when it is no speech or a quotation mark is not closed. */
function quotePieces(line: string): Piece[] | null {
  const pieces: Piece[] = [];
  let rest = line;
  while (rest !== '') {
    const open = /^[“"]/u.test(rest);
    const end = rest.slice(1).search(open ? /[”"]/u : /[“"]/u) + 1;
    if (open && end === 0) return null;
    const text = open ? rest.slice(1, end) : end === 0 ? rest : rest.slice(0, end);
    // A comma after the closing quote belongs to the speech, so it is removed from the narration.
    const said = open ? text : text.replace(/^,(?=\s)/u, '');
    pieces.push({ kind: open ? 'speech' : 'telling', text: said.trim() });
    rest = open ? rest.slice(end + 1) : end === 0 ? '' : rest.slice(end);
    if (open && suffixed.test(rest)) return null;
  }
  return pieces.filter(({ text }) => text !== '');
}

const endsClause = /[.,!?…:;—]$/u;

/** Whether a quotation at the beginning is speech and not a mentioned word ("“Umut” sözcüğü"). */
function isSpeech([first, second]: readonly Piece[]): boolean {
  if (first?.kind !== 'speech') return false;
  return second === undefined || endsClause.test(first.text) || startsWithSpeaking.test(second.text);
}

function toDash(line: string): string | null {
  const pieces = quotePieces(line);
  if (!pieces || !isSpeech(pieces)) return null;
  // With a dash, a quotation within the narration could not be distinguished from speech.
  if (pieces.some(({ text }) => /[“”"—]/u.test(text.slice(0, -1)))) return null;
  return pieces
    .map(({ kind, text }, index) => {
      if (kind === 'telling') return text;
      const tagged = pieces[index + 1] !== undefined && !endsClause.test(text);
      return `— ${text}${tagged ? ',' : ''}`;
    })
    .join(' ');
}

/** Converts a paragraph to the other style; null when it does not change. */
function convertLine(line: string, to: DialogueStyle): string | null {
  const body = line.trim();
  if (to === 'dash') return /^[“"]/u.test(body) ? toDash(body) : null;
  const speech = /^(?:[—–―]\s*|-\s+|-(?=\p{L}))(?=[^\s\-–—])/u.exec(body);
  return speech ? toQuotes(body.slice(speech[0].length)) : null;
}

/**
 * Returns the changes that convert a text's dialogue to the style `to`. Only speech at the beginning of a paragraph
 * is converted; quotations within narration keep their quotation marks, as in Turkish books.
 */
export function dialogueChanges(text: string, to: DialogueStyle): DialogueChange[] {
  const changes: DialogueChange[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const insert = convertLine(line, to);
    const from = at + line.length - line.trimStart().length;
    const before = line.trim();
    if (insert !== null && insert !== before)
      changes.push({ from, to: from + before.length, insert, before });
    at += line.length + 1;
  }
  return changes;
}

/** Returns the style of most of a text's speech; null without speech. */
export function dialogueStyleOf(text: string): DialogueStyle | null {
  let dashes = 0;
  let quotes = 0;
  for (const line of text.split('\n')) {
    if (convertLine(line, 'quotes') !== null) dashes += 1;
    else if (convertLine(line, 'dash') !== null) quotes += 1;
  }
  if (dashes === 0 && quotes === 0) return null;
  return dashes > quotes ? 'dash' : 'quotes';
}
