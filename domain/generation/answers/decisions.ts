/** What is done about a model's bad habit. */
export type AnswerDecision =
  /** The habit is removed and the rest stays. */
  | 'clean'
  /** What was right stays, and the same model is asked once for the rest; a second time it is told. */
  | 'continue'
  /** What was right stays and a line says what happened; without any text the generation fails with an error. */
  | 'tell';

/**
 * The bad habits of models and what is done about each: the one place that decides (docs/product/generation.md). The
 * corpus in `testing/answers` has examples of all.
 */
export const answerHabits = {
  /** "İşte hikâyeniz:" before the text. */
  preamble: 'clean',
  /** "Umarım beğenirsiniz." after it, a moral, a count of words. */
  afterword: 'clean',
  /** A title or heading that nobody wanted. */
  title: 'clean',
  /** Markdown, HTML and escaped characters. */
  markup: 'clean',
  /** Rules, tags or the existing text once more. */
  echo: 'clean',
  /** Speech in quotes where the story has dashes, or the other way round. */
  dialogue: 'clean',
  /** The same paragraph once more. */
  'repeated-paragraph': 'clean',
  /** A control token, and what the model wrote in the name of somebody else after it. */
  'other-turn': 'clean',
  /** The same words again and again. */
  loop: 'continue',
  /** Another script in the middle. */
  'other-script': 'continue',
  /** Sentences in another language in the middle. */
  'other-language': 'continue',
  /** The text ends within a sentence, although no limit cut it. */
  unfinished: 'continue',
  /** The model refuses to write, or to go on. */
  refusal: 'tell',
  /** A person of the cards has another name. */
  'changed-name': 'tell',
} as const satisfies Record<string, AnswerDecision>;

export type AnswerHabit = keyof typeof answerHabits;

/**
 * The decision for a whole answer: the strongest of its habits; null when nothing was wrong. Where nothing stays there is
 * nothing to continue, so that it is told.
 */
export function decisionFor(habits: Iterable<AnswerHabit>, text: string): AnswerDecision | null {
  const decisions = new Set(Array.from(habits, (habit) => answerHabits[habit]));
  if (text === '' && decisions.size > 0) return 'tell';
  for (const decision of ['tell', 'continue', 'clean'] as const) {
    if (decisions.has(decision)) return decision;
  }
  return null;
}

/** Habits after which nothing that follows is read. */
export const endsReading: ReadonlySet<AnswerHabit> = new Set([
  'loop',
  'other-script',
  'other-language',
  'refusal',
  'other-turn',
]);
