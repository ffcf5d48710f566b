import { generationErrors } from '#contract/generations.ts';
import { selectionActions } from '#domain/generation/selection-actions.ts';
import type { Deps } from '#server/context.ts';
import { AiError, cleanResult, type WritingEnd } from '#server/providers/ai/index.ts';
import { recordedMessage } from '../record/index.ts';
import { noteOnDifferences } from './asked-of-job.ts';
import { chargedDelivery } from './charged-delivery.ts';
import { failedEnding, interruptedEnding, stoppedEnding } from './endings.ts';
import type { Ending, GenerationRun } from './generation-run.ts';
import type { LiveGeneration } from './live-generation.ts';

/** Calls the writer until its text is complete or ends early, and returns the ending. Never rejects. */
export async function writeText(deps: Deps, run: GenerationRun): Promise<Ending> {
  const { live } = run;
  let end: WritingEnd;
  try {
    end = await receiveText(run);
  } catch (error) {
    return live.endReason ? endedEarly(run) : interruptedEnding(run, loggedError(deps, live, error));
  }
  if (live.endReason) return endedEarly(run);
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

/** The ending of a text that the writer has finished. @throws AiError when the text is too short or cut */
function completedEnding(run: GenerationRun, { finish, cleaned = false, notice }: WritingEnd): Ending {
  const { live, job } = run;
  // A cut replacement would delete the end of the passage.
  if (finish === 'length' && job.passage && selectionActions[job.passage.action].growth !== null) {
    throw new AiError('AI_TOO_SHORT');
  }
  const text = cleanResult(live.text, finish, { cleaned, mayBeShort: job.passage !== undefined });
  return {
    status: 'completed',
    text,
    cost: run.price(chargedDelivery(live.text, text, finish)),
    error: null,
    notice: notice ?? noteOnDifferences(run, text, finish === 'length'),
  };
}

const generationFailed = {
  code: 'GENERATION_FAILED',
  message: generationErrors.GENERATION_FAILED.message,
} as const;

/** The ending after a stop, a lost lease or a shutdown. */
function endedEarly(run: GenerationRun): Ending {
  if (run.live.endReason === 'stop') return stoppedEnding(run);
  // Another process may have failed a record whose lease was lost and charged its stored text. A text that was streamed
  // while nothing was stored yet is charged here.
  return interruptedEnding(run, generationFailed);
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
