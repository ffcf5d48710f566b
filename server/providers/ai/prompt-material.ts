import { promptFields } from '#domain/world/card-fields.ts';
import {
  type CharacterCard,
  characterFields,
  type PlotCard,
  type PlotType,
  plotFields,
  plotTypes,
} from '#domain/world/cards.ts';
import { entryFields, type WorldEntry } from '#domain/world/kinds.ts';
import type { ChapterJob } from './story-writer.ts';

/** Characters that nobody sees: some models read words written with them. Joiners of scripts and emoji stay. */
const unseen =
  /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/**
 * A person's text as material: it can't close its own tag, open another or speak with a model's control marks,
 * however its brackets are written.
 */
function asMaterial(text: string): string {
  return text
    .replaceAll(unseen, '')
    .replaceAll(/[<＜﹤]/gu, '‹')
    .replaceAll(/[>＞﹥]/gu, '›')
    .replaceAll(/[[［](?=\s*\/?\s*(?:INST|ＩＮＳＴ|SYS|SYSTEM)\s*[\]］])/giu, '(')
    .trim();
}

/** A field of a card on one line, so that it can't write a further field. */
const asField = (text: string): string => asMaterial(text).replaceAll(/\s+/gu, ' ');

const tagged = (tag: string, text: string): string => `<${tag}>\n${text}\n</${tag}>`;

/** A person's text between tags of its own; empty where there is none. */
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

/** What earlier chapters told, a line each, between tags of their own; empty where there are none. */
export function earlierMaterial(earlier: readonly { title: string; summary: string }[]): string {
  if (earlier.length === 0) return '';
  return fields(
    'onceki_bolumler',
    earlier.map(({ title, summary }) => [asField(title) || 'Giriş', summary] as const),
  );
}

/** The characters of a story, each between tags of its own. */
export function characterMaterial(characters: readonly CharacterCard[]): string[] {
  return characters.map((card) => fields('kisi', promptFields(characterFields, card)));
}

/** The plot elements of a story in the order of their types, each between tags of its own. */
export function plotMaterial(plot: readonly PlotCard[]): string[] {
  return (Object.keys(plotTypes) as PlotType[]).flatMap((type) =>
    plot.filter((card) => card.type === type).map((card) => fields('olay', promptFields(plotFields, card))),
  );
}

const worldTags = { place: 'yer', object: 'esya', note: 'not' } as const;

/** The kind is the tag. */
const { kind: _kind, ...worldFields } = entryFields;

/** What the story's world has to say, each between tags of its own. */
export function worldMaterial(world: readonly WorldEntry[]): string[] {
  return world.map((entry) => fields(worldTags[entry.kind], promptFields(worldFields, entry)));
}

/** What a later chapter must not forget: who, where, and what was answered so far. */
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
