import { AiError } from './ai-error.ts';
import { isUnsafeAnswer, youngNames } from './request-safety.ts';
import type { StoryJob } from './story-writer.ts';

/** The end of the text that is checked again with each new piece, characters: two scenes. */
const windowLength = 1_200;
/**
 * Received characters after which the text is checked again. A check of every word would refuse more innocent texts, because
 * what follows often makes a word harmless: "cinsel istismar davasında".
 */
const stepLength = 60;

/** An age that is only a number gets a phrase around it. */
const agePhrase = (age: string): string => (/^\s*\d+\s*$/u.test(age) ? `${age.trim()} yaşında` : age);

/**
 * Checks a text while a model writes it: sexual content about minors ends it at most `stepLength` characters later, whatever
 * the request said, and nothing of it is kept. The request is checked before (request-safety.ts).
 */
export class AnswerSafety {
  readonly #request: Parameters<typeof isUnsafeAnswer>[1];
  #window: string;
  #unchecked = 0;

  constructor({ genre, rating, characters, existingText }: StoryJob) {
    const cards = characters.map(({ name, age, background }) => ({
      name,
      text: `${agePhrase(age)}. ${background}`,
    }));
    this.#request = { genre, rating, young: youngNames(cards) };
    this.#window = existingText.slice(-windowLength / 4);
  }

  /** @throws AiError AI_UNSAFE @param isLast whether nothing follows */
  check(piece: string, isLast = false): void {
    this.#window += piece;
    this.#unchecked += piece.length;
    if (this.#unchecked < stepLength && !isLast) return;
    if (isUnsafeAnswer(this.#window, this.#request)) throw new AiError('AI_UNSAFE');
    this.#window = this.#window.slice(-windowLength);
    this.#unchecked = 0;
  }
}
