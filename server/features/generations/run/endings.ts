import type { AnswerResult } from '#domain/generation/answers/answer-stream.ts';
import { cleanGeneratedText, isLongEnough, type TextEnd } from '#domain/generation/generation-text.ts';
import { chargedDelivery } from './charged-delivery.ts';
import type { Ending, GenerationRun } from './generation-run.ts';

/**
 * The ending of a stopped text: a delivered text of any length is kept and charged (docs/product/tokens.md).
 * @param answer what stays of a model's answer that was cut before it was stopped; without it, all that was delivered
 */
export function stoppedEnding(run: GenerationRun, answer?: AnswerResult): Ending {
  return { status: 'stopped', ...unfinished(run, answer), error: null };
}

/**
 * The ending of an interrupted text. A streamed text is kept like a stopped one. A summary, a wizard chapter of a few
 * words and a text for a single answer fail.
 * @param answer as in stoppedEnding
 */
export function interruptedEnding(
  run: GenerationRun,
  error: NonNullable<Ending['error']>,
  answer?: AnswerResult,
): Ending {
  const { text, cost } = unfinished(run, answer);
  const { passage, wizard } = run.job;
  const isUsable = passage?.action !== 'summary' && (!wizard || isLongEnough(text));
  if (!run.stream || text === '' || !isUsable) return failedEnding(run, error);
  return { status: 'stopped', text, cost, error };
}

/** The ending of a failed attempt: the delivered text stays in the record and is charged. */
export function failedEnding(run: GenerationRun, error: NonNullable<Ending['error']>): Ending {
  const text = cleanGeneratedText(run.live.text, 'stop');
  return { status: 'failed', text, cost: deliveryPrice(run, text, 'stop'), error };
}

/** How an unfinished text is cleaned: a chapter ends with a whole sentence, after which the next chapter continues. */
const unfinishedEnd = ({ job }: GenerationRun): TextEnd => (job.wizard ? 'length' : 'stop');

/** The cleaned unfinished text and its price, tokens. What was cut out of an answer is neither kept nor charged. */
function unfinished(run: GenerationRun, answer: AnswerResult | undefined): Pick<Ending, 'text' | 'cost'> {
  const end = unfinishedEnd(run);
  if (answer?.decision) {
    const text = cleanGeneratedText(answer.text, end);
    return { text, cost: text === '' ? 0 : run.price(text) };
  }
  const text = cleanGeneratedText(run.live.text, end);
  return { text, cost: deliveryPrice(run, text, end) };
}

/** The price of the delivered text, tokens; 0 when nothing was delivered. */
function deliveryPrice({ live, price }: GenerationRun, stored: string, end: TextEnd): number {
  const delivered = chargedDelivery(live.text, stored, end);
  return delivered === '' ? 0 : price(delivered);
}

/** The ending of a text that must not stay: nothing of it is stored or charged. */
export const withheldEnding = (error: NonNullable<Ending['error']>): Ending => ({
  status: 'failed',
  text: '',
  cost: 0,
  error,
});
