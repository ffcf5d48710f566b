import { AiError } from './ai-error.ts';
import { grownNames, isUnsafeAnswer, youngNames } from './request-safety.ts';
import type { StoryJob } from './story-writer.ts';
import { youngNamesIn } from './young-names.ts';

/** The end of the text that is checked again with each new piece, characters: two scenes. */
const windowLength = 1_200;
/**
 * Received characters after which the text is checked again. A check of every word would refuse more innocent texts, because
 * what follows often makes a word harmless: "cinsel istismar davasında".
 */
const stepLength = 60;

/** An age that is only a number gets a phrase around it. */
const agePhrase = (age: string): string => (/^\s*\d+\s*$/u.test(age) ? `${age.trim()} yaşında` : age);

/** The texts of a request in which somebody's age may stand. */
const textsOf = ({
  idea,
  premise,
  existingText,
  opening = '',
  recalled = [],
  passage,
}: StoryJob): string[] => [
  idea,
  premise,
  opening,
  ...recalled,
  existingText,
  ...(passage ? [passage.text, passage.after] : []),
];

/**
 * Checks a text while a model writes it: sexual content about minors ends it at most `stepLength` characters later, whatever
 * the request said, and nothing of it is kept. The request is checked before (request-safety.ts).
 */
export class AnswerSafety {
  readonly #request: Pick<StoryJob, 'genre' | 'rating'>;
  /** Names of people under 18 in the request and in the text so far. */
  readonly #young: Set<string>;
  /** Names whose card says otherwise: somebody may have been a child pages ago. */
  readonly #grown: ReadonlySet<string>;
  #window: string;
  #unchecked = 0;

  constructor(job: StoryJob) {
    const { genre, rating, characters, existingText } = job;
    const cards = characters.map(({ name, age, background }) => ({
      name,
      text: `${agePhrase(age)}. ${background}`,
    }));
    const young = youngNames(cards);
    this.#grown = grownNames(cards);
    this.#young = new Set(young);
    this.#request = { genre, rating };
    for (const text of textsOf(job)) this.#learn(text);
    this.#window = existingText.slice(-windowLength / 4);
  }

  /** @throws AiError AI_UNSAFE @param isLast whether nothing follows */
  check(piece: string, isLast = false): void {
    this.#window += piece;
    this.#unchecked += piece.length;
    if (this.#unchecked < stepLength && !isLast) return;
    this.#learn(this.#window);
    if (isUnsafeAnswer(this.#window, { ...this.#request, young: [...this.#young] }))
      throw new AiError('AI_UNSAFE');
    this.#window = this.#window.slice(-windowLength);
    this.#unchecked = 0;
  }

  #learn(text: string): void {
    for (const name of youngNamesIn(text)) if (!this.#grown.has(name)) this.#young.add(name);
  }
}
