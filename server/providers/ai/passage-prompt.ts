import { charactersPerWord } from '#domain/billing/tokens.ts';
import { genreIdOf, genres } from '#domain/generation/genres.ts';
import { suggestedNames, summaryLength } from '#domain/generation/selection-actions.ts';
import { characterMaterial, material, plotMaterial, worldMaterial } from './prompt-material.ts';
import { firmRules, passageMaterialRule, passageTones } from './prompt-parts.ts';
import type { PromptInUse } from './prompts/prompt-in-use.ts';
import { type PromptValue, renderText } from './prompts/render-prompt.ts';
import type { PassageVariable } from './prompts/variables.ts';
import type { ChatMessage } from './providers.ts';
import { withSafety } from './safety-sections.ts';
import type { PassageJob, StoryJob } from './story-writer.ts';

/** Maximum words of a summary. */
const summaryWords = Math.floor(summaryLength.max / charactersPerWord);

function passageValues(job: StoryJob, passage: PassageJob): Record<PassageVariable, PromptValue> {
  const genreId = genreIdOf(job.genre);
  return {
    once: material('once', job.existingText),
    secim: material('secim', passage.text),
    sonra: material('sonra', passage.after),
    kisiler: characterMaterial(job.characters).join('\n\n'),
    olaylar: plotMaterial(job.plot).join('\n\n'),
    dunya: worldMaterial(job.world).join('\n\n'),
    tur: material('tur', genreId ? genres[genreId] : job.genre),
    ton: passage.tone ? passageTones[passage.tone] : '',
    ad_sayisi: String(suggestedNames.max),
    ozet_sozcuk: String(summaryWords),
  };
}

/**
 * Returns the messages of a selection action: the task is the server's, and a person's texts stand between tags, so that
 * they can't change it.
 */
export function passageMessages(
  job: StoryJob,
  passage: PassageJob,
  { system, user }: PromptInUse,
): ChatMessage[] {
  const values = passageValues(job, passage);
  const [firmRule = ''] = firmRules;
  const { audience, rating } = job;
  return [
    {
      role: 'system',
      content: withSafety(renderText(system, values), {
        rules: [firmRule, passageMaterialRule],
        readers: { audience, rating },
      }),
    },
    { role: 'user', content: renderText(user, values) },
  ];
}
