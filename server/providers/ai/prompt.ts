import { genreIdOf } from '#domain/generation/genres.ts';
import { passageMessages } from './passage-prompt.ts';
import {
  characterMaterial,
  choicesMaterial,
  earlierMaterial,
  material,
  plotMaterial,
  worldMaterial,
} from './prompt-material.ts';
import {
  askedNarratorRules,
  cardRules,
  chapterRules,
  dialogueRules,
  directionRules,
  endingRules,
  firmRules,
  genreDirections,
  narratorRules,
  recalledRule,
  toneRule,
} from './prompt-parts.ts';
import { builtInPrompts, type PromptInUse } from './prompts/prompt-in-use.ts';
import { type PromptValue, renderText } from './prompts/render-prompt.ts';
import type { StoryVariable } from './prompts/variables.ts';
import type { ChatMessage } from './providers.ts';
import { withSafety } from './safety-sections.ts';
import type { ChapterJob, StoryJob } from './story-writer.ts';

const blocks = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

function lengthRule({ paragraphs, words }: StoryJob): string {
  const many =
    paragraphs === 1
      ? `Tam olarak 1 paragraf yaz; ${words.min}-${words.max} sözcük olsun.`
      : `Tam olarak ${paragraphs} paragraf yaz; her biri ${words.min}-${words.max} sözcük olsun. Paragrafları bir boş satırla ayır.`;
  return `${many} Bu uzunluğu aşma ve son cümleyi tamamla.`;
}

const goesOn = ({ existingText }: StoryJob): boolean => existingText.trim() !== '';

/** The rules of cards; all of them as soon as there is a card, so that the message changes rarely. */
const cardRulesOf = ({ characters, plot, world }: StoryJob): string[] =>
  characters.length + plot.length + world.length > 0 ? Object.values(cardRules) : [];

function chapterTask({ chapter }: ChapterJob): readonly string[] {
  return chapter > 1 ? [...chapterRules.later, recalledRule] : chapterRules.first;
}

/** The cards in two parts: those of every text of this story, and those that are named just now. */
function cardParts({ characters, plot, world, lasting }: StoryJob) {
  const upTo = lasting ?? { characters: characters.length, plot: plot.length, world: world.length };
  return {
    kisiler: blocks(characterMaterial(characters.slice(0, upTo.characters))),
    olaylar: blocks(plotMaterial(plot.slice(0, upTo.plot))),
    dunya: blocks(worldMaterial(world.slice(0, upTo.world))),
    anilanlar: blocks([
      ...characterMaterial(characters.slice(upTo.characters)),
      ...plotMaterial(plot.slice(upTo.plot)),
      ...worldMaterial(world.slice(upTo.world)),
    ]),
  };
}

/** The values of all variables that a story's prompt may use. */
function storyValues(job: StoryJob): Record<StoryVariable, PromptValue> {
  const { wizard, genre, tone, narrator, earlier = [], recalled = [] } = job;
  const isDirected = goesOn(job) && !wizard;
  const genreId = genreIdOf(genre);
  const later = wizard && wizard.chapter > 1 ? wizard : null;
  return {
    ...cardParts(job),
    fikir: material('fikir', isDirected ? job.premise : job.idea),
    yon: isDirected ? material('yon', job.idea) : '',
    metin: material('metin', job.existingText),
    onceki_secimler: later ? choicesMaterial(later) : '',
    onceki_bolumler: later ? material('onceki_bolumler', later.summary) : earlierMaterial(earlier),
    acilis: material('acilis', job.opening ?? ''),
    animsananlar: blocks(recalled.map((passage) => material('animsa', passage))),
    tur: genreId ? '' : material('tur', genre),
    tur_yonergesi: genreId ? genreDirections[genreId] : '',
    kart_kurallari: cardRulesOf(job),
    konusma: dialogueRules[job.dialogue ?? 'quotes'],
    anlatici: wizard ? narratorRules[wizard.narrator] : '',
    bolum_isi: wizard ? chapterTask(wizard) : '',
    son: wizard ? endingRules[wizard.ending.id] : '',
    uzunluk: lengthRule(job),
    paragraf_sayisi: String(job.paragraphs),
    yon_kurali: isDirected ? (job.idea === '' ? directionRules.onward : directionRules.asked) : '',
    istekler: [...(tone ? [toneRule(tone)] : []), ...(narrator ? [askedNarratorRules[narrator]] : [])],
  };
}

/** The id of the prompt that a job uses. */
function promptIdOf(job: StoryJob): PromptInUse['id'] {
  if (job.passage) return job.passage.action;
  if (job.wizard) return 'chapter';
  return job.existingText.trim() === '' ? 'story' : 'continuation';
}

/** The prompt of a job, among those in force. */
export const promptOf = (job: StoryJob): PromptInUse => (job.prompts ?? builtInPrompts)[promptIdOf(job)];

/**
 * Returns the Turkish messages of a generation: rules in the system message, a person's texts between tags in the user
 * message, so that they can't change the rules (docs/product/plans.md).
 */
export function storyMessages(job: StoryJob): ChatMessage[] {
  const prompt = promptOf(job);
  if (job.passage) return passageMessages(job, job.passage, prompt);
  const values = storyValues(job);
  const { audience, rating } = job;
  return [
    {
      role: 'system',
      content: withSafety(renderText(prompt.system, values), {
        rules: firmRules,
        readers: { audience, rating },
      }),
    },
    { role: 'user', content: renderText(prompt.user, values) },
  ];
}
