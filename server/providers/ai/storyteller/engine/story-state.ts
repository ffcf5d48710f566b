import type { Discourse } from './discourse.ts';
import { resolveDiscourse } from './discourse.ts';
import { mentionsYoung } from './grown-cast.ts';
import type { BeatName, Strands } from './plan.ts';
import { renderTemplate } from './render.ts';
import { parseTemplate, type Template, tagsHold } from './template.ts';
import { shiftTense } from './tense.ts';
import type { World } from './world.ts';

/** What a story has used up so far, so that nothing comes twice. */
export interface StoryState {
  world: World;
  discourse: Discourse;
  usedTemplates: Set<string>;
  usedSentences: Set<string>;
  strands: Strands;
  /** What only this request tells (cards, wizard answers), by beat, told once each in one of its wordings. */
  told: Partial<Record<BeatName, (readonly string[])[]>>;
  /** First words of the sentences of the paragraph in hand. */
  openings: string[];
}

/** A state for a story that has not begun. */
export function newStoryState(
  world: World,
  strands: Strands,
  introduced: boolean,
  told: StoryState['told'],
): StoryState {
  return {
    world,
    strands,
    told,
    discourse: { last: 'none', sentencesSinceHero: 9, introduced },
    usedTemplates: new Set(),
    usedSentences: new Set(),
    openings: [],
  };
}

/** A copy that can be thrown away when a try does not fit. */
export function copyState(state: StoryState): StoryState {
  return {
    world: {
      ...state.world,
      flags: new Set(state.world.flags),
      spent: new Map([...state.world.spent].map(([key, set]) => [key, new Set(set)])),
    },
    discourse: { ...state.discourse },
    usedTemplates: new Set(state.usedTemplates),
    usedSentences: new Set(state.usedSentences),
    openings: [...state.openings],
    strands: state.strands,
    told: Object.fromEntries(Object.entries(state.told).map(([beat, list]) => [beat, [...list]])),
  };
}

const TRIES = 10;

/**
 * Draws a passage that fits the moment and repeats nothing; undefined when the bank has none left. `own` says that
 * it is a tale's own, `told` that the writer's words are in it.
 */
export function drawPassage(
  bank: readonly string[],
  state: StoryState,
  { own = false, told = false } = {},
): string[] | undefined {
  const { world } = state;
  const grown = !told && world.flags.has('grown');
  const fitting = bank.filter((source) => {
    if (state.usedTemplates.has(source)) return false;
    const template = parseTemplate(source);
    return tagsHold(template, world.flags) && castKnown(template, world);
  });
  for (let attempt = 0; attempt < TRIES && fitting.length > 0; attempt += 1) {
    const at = world.rng.below(fitting.length);
    const source = fitting[at] ?? '';
    const template = parseTemplate(source);
    const discourse = { ...state.discourse };
    const resolved = resolveDiscourse(renderTemplate(template, world), world, discourse, told);
    const voiced = own ? resolved.map((sentence) => otherVoice(sentence, world)) : resolved;
    const sentences = shiftTense(voiced, world.tense);
    if ((grown && mentionsYoung(sentences.join(' '))) || !fresh(sentences, state, own || told)) {
      // The same passage reads differently when it is drawn again, but seldom often enough.
      if (attempt % 2 === 1) fitting.splice(at, 1);
      continue;
    }
    state.discourse = discourse;
    state.usedTemplates.add(source);
    for (const { head } of template.slots) {
      if (head === 'F') world.flags.add('met');
      if (head === 'A') world.flags.add('rivalmet');
    }
    for (const sentence of sentences) {
      state.usedSentences.add(sentence);
      state.openings.push(firstWord(sentence));
    }
    return sentences;
  }
  return undefined;
}

const VOICES = ['diye mırıldandı', 'diye fısıldadı', 'dedi usulca', 'dedi alçak sesle', 'dedi sonunda'];

/** Says now and then how a thing was said, where the passage leaves it open. */
function otherVoice(sentence: string, world: World): string {
  return sentence.replace(/(?<=,”) dedi(?=[.,])/gu, (plain) =>
    world.rng.chance(0.5) ? ` ${world.rng.pick(VOICES)}` : plain,
  );
}

/** Nobody is spoken of by name before being introduced, except the one a love story is about. */
function castKnown(template: Template, world: World): boolean {
  let friend = world.flags.has('met') || world.flags.has('romance');
  let rival = world.flags.has('rivalmet');
  for (const { head, mods } of template.slots) {
    if (head === 'F') {
      if (!friend && !mods.includes('intro')) return false;
      friend = true;
    } else if (head === 'A') {
      if (!rival && !mods.includes('intro')) return false;
      rival = true;
    }
  }
  return true;
}

/** A tale's own passages and what the writer told may begin alike; others may not. */
function fresh(sentences: readonly string[], state: StoryState, own: boolean): boolean {
  const seen = new Set<string>();
  let previous = state.openings.at(-1);
  for (const [index, sentence] of sentences.entries()) {
    if (state.usedSentences.has(sentence) || seen.has(sentence)) return false;
    seen.add(sentence);
    const first = firstWord(sentence);
    if (!own && index === 0 && first === previous) return false;
    if (!own && index === 0 && state.openings.filter((word) => word === first).length >= 2) return false;
    previous = first;
  }
  return true;
}

function firstWord(sentence: string): string {
  return sentence.slice(0, Math.max(0, sentence.indexOf(' '))).replace(/[“”,.:;!?…]/g, '');
}

/** Words of a text, by white space. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
