import { promptFields } from '#domain/world/card-fields.ts';
import {
  type CharacterCard,
  characterFields,
  type PlotCard,
  type PlotType,
  plotFields,
  plotTypes,
} from '#domain/world/cards.ts';
import { type CardlessEntry, entryFields } from '#domain/world/kinds.ts';
import type { ChapterJob } from './story-writer.ts';

/** Invisible characters, which some models read; joiners of scripts and emoji are kept. */
const unseen =
  /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/**
 * Escapes a person's text, so that it can't close its tag, open another or contain a model's control tokens.
 */
function asMaterial(text: string): string {
  return text
    .replaceAll(unseen, '')
    .replaceAll(/[<＜﹤]/gu, '‹')
    .replaceAll(/[>＞﹥]/gu, '›')
    .replaceAll(/[[［](?=\s*\/?\s*(?:INST|ＩＮＳＴ|SYS|SYSTEM)\s*[\]］])/giu, '(')
    .trim();
}

/** A field of a card on one line, so that it can't contain another field. */
const asField = (text: string): string => asMaterial(text).replaceAll(/\s+/gu, ' ');

const tagged = (tag: string, text: string): string => `<${tag}>\n${text}\n</${tag}>`;

/** Wraps a person's text in a tag; empty for an empty text. */
export function material(tag: string, text: string): string {
  const clean = asMaterial(text);
  return clean === '' ? '' : tagged(tag, clean);
}

function fields(tag: string, pairs: readonly (readonly [label: string, text: string])[]): string {
  const lines = pairs.flatMap(([label, text]) => {
    const field = asField(text);
    return field === '' ? [] : [`${label}: ${field}`];
  });
  return tagged(tag, lines.join('\n'));
}

/** Wraps the summaries of earlier chapters, one per line, in a tag; empty without any. */
export function earlierMaterial(earlier: readonly { title: string; summary: string }[]): string {
  if (earlier.length === 0) return '';
  return fields(
    'onceki_bolumler',
    earlier.map(({ title, summary }) => [asField(title) || 'Giriş', summary] as const),
  );
}

/** Wraps each character of a story in a tag. */
export function characterMaterial(characters: readonly CharacterCard[]): string[] {
  return characters.map((card) => fields('kisi', promptFields(characterFields, card)));
}

/** Wraps each plot element of a story in a tag, in the order of their types. */
export function plotMaterial(plot: readonly PlotCard[]): string[] {
  return (Object.keys(plotTypes) as PlotType[]).flatMap((type) =>
    plot.filter((card) => card.type === type).map((card) => fields('olay', promptFields(plotFields, card))),
  );
}

const worldTags = { place: 'yer', object: 'esya', note: 'not' } as const;

/** The tag of each kind of entry. */
const { kind: _kind, ...worldFields } = entryFields;

/** Wraps each world entry of a story in a tag. */
export function worldMaterial(world: readonly CardlessEntry[]): string[] {
  return world.map((entry) => fields(worldTags[entry.kind], promptFields(worldFields, entry)));
}

/** The memory of a later chapter: persons, place and earlier answers. */
export function choicesMaterial(job: ChapterJob): string {
  const { character, beginning, earlierAnswers } = job;
  const { name, age, profession, personality, background } = character;
  return fields('onceki_secimler', [
    ['Kahraman', `${name}, ${age} yaşında, ${profession}. ${personality}. ${background}`],
    ['Başlangıç', `${beginning.title} (${beginning.setting}). ${beginning.description}`],
    ...earlierAnswers.map(
      ({ chapter, question, answer }) => [`${chapter}. bölüm`, `${question} ${answer}`] as const,
    ),
  ]);
}
