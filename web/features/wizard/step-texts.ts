import type { Narrator } from '#domain/wizard/types.ts';
import type { WizardStep } from './wizard-state.ts';

/** A step's name beside the progress bar, and its question. */
export const stepTexts: Readonly<Record<WizardStep, { name: string; question: string }>> = {
  narrator: { name: 'Anlatıcı', question: 'Hikâyeyi kim anlatsın?' },
  genre: { name: 'Tür', question: 'Hangi türde bir hikâye olsun?' },
  character: { name: 'Karakter', question: 'Bu kimin hikâyesi?' },
  beginning: { name: 'Başlangıç', question: 'Hikâye nasıl başlasın?' },
  development: { name: 'Gelişme', question: 'Olaylar nasıl gelişsin?' },
  ending: { name: 'Son', question: 'Hikâye nasıl bitsin?' },
};

/** The same two questions for a later chapter. */
export const laterQuestions: Partial<Record<WizardStep, string>> = {
  development: 'Bu bölümde neler olsun?',
  ending: 'Bu bölüm nasıl bitsin?',
};

/** The narrators, each with an example sentence. */
export const narratorTexts: Readonly<Record<Narrator, { meaning: string; sample: string }>> = {
  first: {
    meaning: 'Kahraman, başından geçenleri kendisi anlatır.',
    sample: 'Kapıyı çaldım; içerideki ses birden kesildi.',
  },
  third: {
    meaning: 'Olup biteni dışarıdan bir anlatıcı aktarır.',
    sample: 'Kapıyı çaldı; içerideki ses birden kesildi.',
  },
};
