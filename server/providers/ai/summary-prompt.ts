import { charactersPerWord } from '#domain/billing/tokens.ts';
import { material } from './prompt-material.ts';
import { memoryMaterialRule } from './prompt-parts.ts';
import { builtInPrompt } from './prompts/prompt-in-use.ts';
import { type PromptValue, renderText } from './prompts/render-prompt.ts';
import type { MemoryVariable } from './prompts/variables.ts';
import type { ChatMessage } from './providers.ts';
import { withSafety } from './safety-sections.ts';
import type { SummaryJob } from './story-writer.ts';

const mergeRule = (held: number) =>
  `<onceki_ozet> ilk ${held} bölümün yerini tutar: onunla yeni bölümleri tek bir özette birleştir, her bölüme benzer yer ayır; yer açmak gerekiyorsa ayrıntıları kısalt, adları ve sonuçları koru.`;

/**
 * The messages that make one summary of an old one and the chapters after it. The chapters are material like every
 * text of a story: nothing written in them is an instruction.
 */
export function summaryMessages({ summary, held, chapters, letters, prompt }: SummaryJob): ChatMessage[] {
  const { system, user } = prompt ?? builtInPrompt('memory');
  const values: Record<MemoryVariable, PromptValue> = {
    ozet_sozcuk: String(Math.floor((letters / charactersPerWord) * 0.9)),
    ozet_kurali: held > 0 ? mergeRule(held) : '',
    onceki_ozet: material('onceki_ozet', summary),
    bolumler: chapters.map((chapter) => material('bolum', chapter)).join('\n\n'),
  };
  return [
    { role: 'system', content: withSafety(renderText(system, values), { rules: [memoryMaterialRule] }) },
    { role: 'user', content: renderText(user, values) },
  ];
}
