import { findMentions, indexNames, type NameIndex } from '#domain/world/find-mentions.ts';
import type { NamedCard } from './named-card.ts';

/** A name in a text, UTF-16 code units, with the cards that have it: several where they share it. */
export interface FoundName {
  from: number;
  to: number;
  cards: NamedCard[];
}

/** The cards whose names are sought in the text field. */
export interface NameList {
  set(cards: readonly NamedCard[]): void;
  /** The names in a text, in order. */
  find(text: string): FoundName[];
  card(id: string): NamedCard | undefined;
  /** Calls the listener after each `set`; the answer ends it. */
  watch(listener: () => void): () => void;
}

/** A letter with its combining marks; normalization changes nothing across them. */
const cluster = /\P{M}\p{M}*|\p{M}+/gu;

/** Returns the offset in a text for an offset in its NFC form, in which `findMentions` counts. */
function offsetIn(text: string): (composedOffset: number) => number {
  if (text.normalize('NFC').length === text.length) return (offset) => offset;
  const offsets: number[] = [];
  for (const { 0: letter, index } of text.matchAll(cluster)) {
    for (let unit = 0; unit < letter.normalize('NFC').length; unit++) offsets.push(index);
  }
  return (offset) => offsets[offset] ?? text.length;
}

export function createNameList(): NameList {
  let cards: readonly NamedCard[] = [];
  let byId = new Map<string, NamedCard>();
  let index: NameIndex | null = null;
  const watchers = new Set<() => void>();
  return {
    set(next) {
      cards = next;
      byId = new Map(next.map((card) => [card.id, card]));
      index = null;
      for (const tell of watchers) tell();
    },
    find(text) {
      if (cards.length === 0) return [];
      index ??= indexNames(cards);
      const at = offsetIn(text);
      const found: FoundName[] = [];
      for (const { entry, start, end } of findMentions(text, index)) {
        const card = cards[entry];
        if (!card) continue;
        const [from, to] = [at(start), at(end)];
        const last = found.at(-1);
        if (last?.from === from && last.to === to) last.cards.push(card);
        else found.push({ from, to, cards: [card] });
      }
      return found;
    },
    card: (id) => byId.get(id),
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
  };
}
