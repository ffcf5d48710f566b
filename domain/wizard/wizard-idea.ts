import type { GenreId } from '#domain/generation/genres.ts';
import { lower, proper } from '#domain/turkish/index.ts';
import type { WizardSelection } from './types.ts';

/** The genre at the beginning of an idea: for the first chapter, and in the genitive for later ones. */
const kinds: Readonly<Record<GenreId, readonly [story: string, of: string]>> = {
  romantic: ['Romantik bir hikâye', 'Romantik bir hikâyenin'],
  scifi: ['Bir bilim kurgu hikâyesi', 'Bir bilim kurgu hikâyesinin'],
  thriller: ['Bir gerilim hikâyesi', 'Bir gerilim hikâyesinin'],
  fantasy: ['Fantastik bir hikâye', 'Fantastik bir hikâyenin'],
  drama: ['Bir dram', 'Bir dramın'],
  mystery: ['Bir gizem hikâyesi', 'Bir gizem hikâyesinin'],
  nsfw: ['Yetişkinler için, incelikli bir hikâye', 'Yetişkinler için, incelikli bir hikâyenin'],
};

/**
 * Builds the idea of a wizard chapter, in one paragraph. For a later chapter it omits what the story's text already
 * contains.
 */
export function wizardIdea(selection: WizardSelection): string {
  const { narrator, genre, character, beginning, chapter, questions, answers, ending } = selection;
  const [story, of] = kinds[genre];
  const voice =
    narrator === 'first' ? `${proper(character.name, 'gen')} kendi ağzından` : 'üçüncü kişi ağzından';
  const first = chapter === 1;
  return [
    `${first ? story : `${of} ${chapter}. bölümü`}; ${voice} anlatılır.`,
    ...(first ? [`Yer: ${beginning.setting}.`, beginning.description] : []),
    `${character.name}, ${character.age} yaşında ${lower(character.profession)}; ${lower(character.personality)} biri.`,
    ...(first ? [character.background] : []),
    ...questions.map((question, at) => `${question.text} ${quoted(answers[at] ?? '')}`),
    `${ending.tone} bir son: ${ending.description}`,
  ].join(' ');
}

/** Puts an answer on one line in quotation marks, with punctuation at its end. */
function quoted(answer: string): string {
  const line = answer
    .replace(/["“”«»]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
  return `“${line}${/[.!?…]$/u.test(line) ? '' : '.'}”`;
}
