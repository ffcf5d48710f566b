import { generationErrors } from '#contract/generations.ts';
import { answerNotice } from '#domain/generation/answers/answer-notice.ts';
import type { AnswerResult } from '#domain/generation/answers/answer-stream.ts';
import type { AnswerHabit } from '#domain/generation/answers/decisions.ts';
import { selectionActions } from '#domain/generation/selection-actions.ts';
import type { Deps } from '#server/context.ts';
import { AiError, cleanResult, type WritingEnd } from '#server/providers/ai/index.ts';
import { recordedMessage } from '../record/index.ts';
import { noteOnDifferences } from './asked-of-job.ts';
import { chargedDelivery } from './charged-delivery.ts';
import { failedEnding, interruptedEnding, stoppedEnding, withheldEnding } from './endings.ts';
import type { Ending, GenerationRun } from './generation-run.ts';
import type { LiveGeneration } from './live-generation.ts';

/** Calls the writer until its text is complete or ends early, and returns the ending. Never rejects. */
export async function writeText(deps: Deps, run: GenerationRun): Promise<Ending> {
  const { live } = run;
  let end: WritingEnd;
  try {
    end = await receiveText(run);
  } catch (error) {
    if (error instanceof AiError && error.code === 'AI_UNSAFE')
      return withheldEnding(loggedError(deps, live, error));
    return live.endReason ? endedEarly(run) : interruptedEnding(run, loggedError(deps, live, error));
  }
  if (live.endReason) return endedEarly(run, end.answer);
  try {
    return completedEnding(run, end);
  } catch (error) {
    return failedEnding(run, loggedError(deps, live, error));
  }
}

/** Appends the writer's pieces to the live generation. @throws AiError */
async function receiveText(run: GenerationRun): Promise<WritingEnd> {
  const { live, writer, job, stream, requester, calls } = run;
  const { userId, guestId } = requester.owner;
  const pieces = writer.write(job, {
    stream,
    signal: live.signal,
    requester: userId ?? guestId,
    onCall: (call) => calls.push(call),
  });
  let step = await pieces.next();
  while (!step.done) {
    live.append(step.value);
    step = await pieces.next();
  }
  return step.value;
}

/** Habits after which a text is no whole replacement of a passage. */
const cuts: readonly AnswerHabit[] = ['loop', 'other-language', 'other-script', 'refusal'];

const joinedLines = (lines: readonly (string | undefined)[]): string | undefined =>
  lines.filter(Boolean).join(' ') || undefined;

/** The ending of a text that the writer has finished. @throws AiError when the text is too short or cut */
function completedEnding(run: GenerationRun, end: WritingEnd): Ending {
  const { finish, cleaned = false, notice, answer } = end;
  const { live, job } = run;
  const isCut = finish === 'length' || (answer?.habits.some((habit) => cuts.includes(habit)) ?? false);
  const mayBeShort = job.passage !== undefined;
  if (answer) assertUsable(answer);
  // A cut replacement would delete the end of the passage.
  if (isCut && job.passage && selectionActions[job.passage.action].growth !== null) {
    throw new AiError('AI_TOO_SHORT');
  }
  const text = answer
    ? cleanResult(answer.text, 'stop', { cleaned: true, mayBeShort })
    : cleanResult(live.text, finish, { cleaned, mayBeShort });
  // What a bad habit of the model added is not paid.
  const isRepaired = answer?.decision != null;
  return {
    status: 'completed',
    text,
    cost: run.price(isRepaired ? text : chargedDelivery(live.text, text, finish)),
    error: null,
    notice: joinedLines([
      notice,
      answer && answer.decision !== 'clean' ? answerNotice(answer) : undefined,
      noteOnDifferences(run, text, isCut),
    ]),
  };
}

/** @throws AiError AI_REFUSED or AI_OTHER_LANGUAGE when nothing of an answer stays for that reason */
function assertUsable({ text, habits }: AnswerResult): void {
  if (text !== '') return;
  if (habits.includes('refusal')) throw new AiError('AI_REFUSED');
  if (habits.includes('other-language') || habits.includes('other-script'))
    throw new AiError('AI_OTHER_LANGUAGE');
}

const generationFailed = {
  code: 'GENERATION_FAILED',
  message: generationErrors.GENERATION_FAILED.message,
} as const;

/** The ending after a stop, a lost lease or a shutdown. @param answer what stays of a model's answer, where that is known */
function endedEarly(run: GenerationRun, answer?: AnswerResult): Ending {
  if (run.live.endReason === 'stop') return stoppedEnding(run, answer);
  // Another process may have failed a record whose lease was lost and charged its stored text. A text that was streamed
  // while nothing was stored yet is charged here.
  return interruptedEnding(run, generationFailed, answer);
}

/** The error for the record, with the message for all readers; its cause is logged. */
function loggedError(deps: Deps, live: LiveGeneration, error: unknown): NonNullable<Ending['error']> {
  if (!(error instanceof AiError)) {
    deps.log.error({ err: error, generation: live.id }, 'a writer failed');
    return generationFailed;
  }
  const { code, upstreamStatus } = error;
  deps.log.warn({ code, upstreamStatus, generation: live.id }, 'a generation failed at the provider');
  return { code, message: recordedMessage(code, error.message) };
}
