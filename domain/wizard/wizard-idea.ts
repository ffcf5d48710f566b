import type { GenreId } from '#domain/generation/genres.ts';
import { lower, proper } from '#domain/turkish/index.ts';
import type { WizardSelection } from './types.ts';

/** A genre as the note's first words say it: of a whole story, and of one of its later chapters. */
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
 * The idea of a wizard chapter: one paragraph, as a writer would note it down. A later chapter leaves out what the
 * story's own text tells already.
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

/** An answer on one line between one pair of quotation marks, with one mark at its end. */
function quoted(answer: string): string {
  const line = answer
    .replace(/["“”«»]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
  return `“${line}${/[.!?…]$/u.test(line) ? '' : '.'}”`;
}
