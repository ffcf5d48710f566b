import { HouseMarks, withHouseMarks } from '../../house-style/marks.ts';
import { cutAtLastSentence } from '../../turkish/cut-at-last-sentence.ts';
import { splitSentences } from '../../turkish/sentence.ts';
import { isLongEnough, SpaceFilter, type TextEnd } from '../generation-text.ts';
import { ThinkingFilter, withoutThinking } from '../thinking-blocks.ts';
import { type AnswerContext, unknownContext } from './answer-context.ts';
import { AnswerLines } from './answer-lines.ts';
import { changedNames } from './changed-names.ts';
import { type AnswerDecision, type AnswerHabit, decisionFor } from './decisions.ts';
import { isAfterword } from './meta-lines.ts';
import { TagFilter } from './tag-filter.ts';
import { isUnfinished } from './unfinished.ts';

/** What came of an answer. */
export interface AnswerResult {
  /** The text that stays. */
  text: string;
  habits: AnswerHabit[];
  /** Null when nothing was wrong. */
  decision: AnswerDecision | null;
  /** Names of cards that the text calls differently. */
  names: { name: string; instead: string }[];
}

/** A text without sentences at its end in which the model speaks of it. */
function withoutLastAfterwords(text: string): string {
  let rest = text;
  for (;;) {
    const lineStart = rest.lastIndexOf('\n') + 1;
    const line = rest.slice(lineStart);
    const sentences = splitSentences(line);
    const last = sentences.at(-1);
    if (sentences.length < 2 || last === undefined || /[“”"]/u.test(last) || !isAfterword(last)) return rest;
    rest = rest.slice(0, rest.lastIndexOf(last)).trimEnd();
    // A question to the reader before it belongs to it.
    if (/^(?:peki,? )?(?:sizce|sence)\s/iu.test(rest.slice(lineStart)))
      return rest.slice(0, lineStart).trimEnd();
  }
}

/**
 * Cleans a model's answer while it is streamed: thinking, tags, white space, bad habits and punctuation. The pieces
 * add up to the result, but where a habit within a sentence or at the end is cut out afterwards.
 */
export class AnswerStream {
  readonly #context: AnswerContext;
  readonly #thinking: ThinkingFilter;
  readonly #tags = new TagFilter();
  readonly #space = new SpaceFilter();
  readonly #lines: AnswerLines;
  readonly #marks = new HouseMarks();

  /** @param startsThinking whether the model begins inside a thinking block that it only closes */
  constructor(context: AnswerContext = unknownContext, startsThinking = false) {
    this.#context = context;
    this.#thinking = new ThinkingFilter(startsThinking);
    this.#lines = new AnswerLines(context);
  }

  /** Whether the text is inside a thinking block. */
  get thinking(): boolean {
    return this.#thinking.thinking;
  }

  /** Whether text is held back until it is known what it is. */
  get holding(): boolean {
    return this.#thinking.holding || (!this.#thinking.thinking && this.#lines.holding);
  }

  /** Whether a closing tag came without an opening one. */
  get sawUnopenedClose(): boolean {
    return this.#thinking.sawUnopenedClose;
  }

  /** Whether nothing more should be read, because what follows can't stay. */
  get isEnded(): boolean {
    return this.#lines.isEnded || this.#tags.ended;
  }

  /** Takes the next piece; returns the text that is certain, often empty. */
  push(piece: string): string {
    return this.#clean(this.#tags.push(this.#thinking.push(piece)));
  }

  /** Ends the text and returns the text that was held back. */
  end(): string {
    const rest = this.#clean(this.#tags.push(this.#thinking.end())) + this.#clean(this.#tags.end());
    return rest + this.#marks.push(this.#lines.end()) + this.#marks.end();
  }

  /** What came of the answer, once it has ended. */
  result(end: TextEnd): AnswerResult {
    if (this.#thinking.sawUnopenedClose)
      return cleanAnswer(withoutThinking(this.#lines.text), this.#context, end);
    const habits = new Set(this.#lines.habits);
    if (this.#tags.ended) habits.add('other-turn');
    if (this.#tags.changed) habits.add('markup');
    let text = this.#lines.text.trimEnd();
    if (!this.#lines.isEnded) {
      const before = text;
      text = withoutLastAfterwords(text);
      if (text !== before) habits.add('afterword');
      if (end === 'length') text = cutAtLastSentence(text);
      else if (this.#context.kind === 'story' && isUnfinished(text)) {
        habits.add('unfinished');
        text = cutAtLastSentence(text);
      }
    }
    // A greeting before a refusal is no text.
    if (habits.has('refusal') && !isLongEnough(text)) text = '';
    text = withHouseMarks(text);
    const { names, idea, existingText } = this.#context;
    const changed =
      names.length > 0 ? changedNames(text, names, `${idea}\n${existingText}\n${names.join('\n')}`) : [];
    if (changed.length > 0) habits.add('changed-name');
    return { text, habits: [...habits], decision: decisionFor(habits, text), names: changed };
  }

  #clean(text: string): string {
    if (this.isEnded && text === '') return '';
    return this.#marks.push(this.#lines.push(this.#space.push(text)));
  }
}

/** Cleans a whole answer. */
export function cleanAnswer(
  raw: string,
  context: AnswerContext = unknownContext,
  end: TextEnd = 'stop',
): AnswerResult {
  const stream = new AnswerStream(context);
  stream.push(withoutThinking(raw));
  stream.end();
  return stream.result(end);
}
