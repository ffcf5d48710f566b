import { cleanGeneratedText, isLongEnough, type TextEnd } from '#domain/generation/generation-text.ts';
import { selectionActions } from '#domain/generation/selection-actions.ts';
import type { Deps } from '#server/context.ts';
import {
  AiError,
  cleanResult,
  type StoryJob,
  type StoryWriter,
  type WritingEnd,
} from '#server/providers/ai/index.ts';
import type { CountedAddress } from '#server/rate-limit/address-key.ts';
import { countEmptyStop, countUnclearIdea } from '../free-failures/index.ts';
import type { GenerationRow, Owner } from '../record/index.ts';
import { generationError, readGeneration, recordedMessage } from '../record/index.ts';
import { chargedDelivery } from './charged-delivery.ts';
import { countStoryGeneration } from './count-story-generation.ts';
import { generationRegistry } from './generation-registry.ts';
import type { LiveGeneration } from './live-generation.ts';
import { type Ending, settleGeneration } from './settle-generation.ts';

/** A reserved generation with the data for writing and settling it. */
export interface Work {
  live: LiveGeneration;
  writer: StoryWriter;
  job: StoryJob;
  /** Whether the provider is asked to stream. */
  stream: boolean;
  /** The price of a delivered text, tokens. */
  price(text: string): number;
  /** Whether the text is linked to its story. */
  noted: boolean;
  owner: Owner;
  /** Every key of the address that the request came from; empty where addresses do not distinguish people. */
  addresses: readonly CountedAddress[];
}

/**
 * Writes a reserved generation to its end and settles it, with or without listeners. Never rejects: the live generation
 * has the outcome. No transaction is open while the writer writes.
 */
export async function runGeneration(deps: Deps, work: Work): Promise<void> {
  const { live } = work;
  const running = generationRegistry(deps);
  running.add(live);
  try {
    const ending = await write(deps, work);
    live.settling = true;
    const settled = await settleGeneration(deps, live, ending, work);
    if (settled?.status === 'stopped' && live.text === '') await countEmptyStop(deps, work);
    if (settled?.error_code === 'AI_IDEA_UNCLEAR') await countUnclearIdea(deps, work);
    if (work.noted) await countStoryGeneration(deps, live.id);
    // Not settled here: another process, or an earlier try with a lost answer, ended the record.
    const record = settled ?? (await readGeneration(deps, live.id));
    // A running record ends after its lease; its readers get an error without waiting for that.
    live.settle(record && record.status !== 'running' ? record : failed(live.row));
  } catch (error) {
    deps.log.error({ err: error, generation: live.id }, 'a generation could not be settled');
    live.settle(failed(live.row));
  } finally {
    running.remove(live.id);
  }
}

/** Writes the text and returns its ending. */
async function write(deps: Deps, work: Work): Promise<Ending> {
  const { live, writer, job, stream, price, owner } = work;
  let end: WritingEnd;
  try {
    const requester = owner.userId ?? owner.guestId;
    const pieces = writer.write(job, { stream, signal: live.signal, requester });
    let step = await pieces.next();
    while (!step.done) {
      live.append(step.value);
      step = await pieces.next();
    }
    end = step.value;
  } catch (error) {
    return live.endReason ? endedEarly(work) : brokenEnding(work, loggedError(deps, live, error));
  }
  if (live.endReason) return endedEarly(work);
  try {
    // A cut replacement would delete the end of the passage.
    if (end.finish === 'length' && job.passage && selectionActions[job.passage.action].growth !== null) {
      throw new AiError('AI_TOO_SHORT');
    }
    const { cleaned = false } = end;
    const text = cleanResult(live.text, end.finish, { cleaned, mayBeShort: job.passage !== undefined });
    return {
      status: 'completed',
      text,
      cost: price(chargedDelivery(live.text, text, end.finish)),
      error: null,
      notice: end.notice,
    };
  } catch (error) {
    return failedEnding(work, loggedError(deps, live, error));
  }
}

/** The error for the record, with the message for all readers; its cause is logged. */
function loggedError(deps: Deps, live: LiveGeneration, error: unknown): NonNullable<Ending['error']> {
  if (!(error instanceof AiError)) {
    deps.log.error({ err: error, generation: live.id }, 'a writer broke');
    const { code, message } = generationError('GENERATION_FAILED');
    return { code, message };
  }
  const { code, upstreamStatus } = error;
  deps.log.warn({ code, upstreamStatus, generation: live.id }, 'a generation failed at the provider');
  return { code, message: recordedMessage(code, error.message) };
}

function endedEarly(work: Work): Ending {
  // Another process has failed a lost record and charged its stored text; a text streamed beyond an empty record is
  // charged here.
  const { code, message } = generationError('GENERATION_FAILED');
  if (work.live.endReason !== 'stop') return brokenEnding(work, { code, message });
  // A delivered text of any length is kept and charged (docs/product/tokens.md).
  const text = stoppedText(work);
  return { status: 'stopped', text, cost: deliveryPrice(work, text, stoppedEnd(work)), error: null };
}

/** How an unfinished text is cleaned: a chapter ends with a whole sentence, after which the next chapter continues. */
const stoppedEnd = ({ job }: Work): TextEnd => (job.wizard ? 'length' : 'stop');

/** The cleaned unfinished text. */
const stoppedText = (work: Work): string => cleanGeneratedText(work.live.text, stoppedEnd(work));

/**
 * The ending of an interrupted text. A streamed text is kept like a stopped one. A summary, a wizard chapter of a few
 * words and a text for a single answer fail.
 */
function brokenEnding(work: Work, error: NonNullable<Ending['error']>): Ending {
  const text = stoppedText(work);
  const { passage, wizard } = work.job;
  const isOfUse = passage?.action !== 'summary' && (!wizard || isLongEnough(text));
  const stays = work.stream && text !== '' && isOfUse;
  if (!stays) return failedEnding(work, error);
  return { status: 'stopped', text, cost: deliveryPrice(work, text, stoppedEnd(work)), error };
}

/** The ending of a failed attempt: the delivered text stays in the record and is charged. */
function failedEnding(work: Work, error: NonNullable<Ending['error']>): Ending {
  const text = cleanGeneratedText(work.live.text, 'stop');
  return { status: 'failed', text, cost: deliveryPrice(work, text, 'stop'), error };
}

/** The price of the delivered text, tokens; 0 when nothing was delivered. */
function deliveryPrice({ live, price }: Work, kept: string, end: TextEnd): number {
  const delivered = chargedDelivery(live.text, kept, end);
  return delivered === '' ? 0 : price(delivered);
}

function failed(row: GenerationRow): GenerationRow {
  return { ...row, status: 'failed', error_code: 'GENERATION_FAILED', finished_at: new Date() };
}
