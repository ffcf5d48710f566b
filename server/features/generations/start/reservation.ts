import type { ErrorData } from '#contract/errors.ts';
import { messages } from '#domain/messages/index.ts';
import type { Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { tooManyRequests } from '#server/rate-limit/too-many-requests.ts';
import type { GenerationRow } from '../record/index.ts';
import { type GenerationRequest, recordedSurface } from '../request/index.ts';

/** Starts a minute, per user and per guests' address: far above a person's rate, far below a script's. */
export const maxStartsPerMinute = 120;

/** The answer of the database's functions that reserve a generation. */
export interface Answer {
  outcome:
    | 'started'
    | 'existing'
    | 'running'
    | 'touch'
    | 'limited'
    | 'too_few'
    | 'used_up'
    | 'address_used_up'
    | null;
  generation_id: string | null;
  started_at: Date | null;
  wait: number | null;
}

/** The record of a reserved generation, or the existing generation of the same idempotency key. */
export type Reservation = { row: GenerationRow } | { existing: string };

/** The generation to reserve. */
export interface ReservationRequest {
  id: string;
  request: GenerationRequest;
  writer: { name: string; model: string };
  /** The prompt's id and version; null for a text without a prompt. */
  promptVersion: string | null;
}

/** The new record as its columns. Lone surrogates, which JSON would escape and PostgreSQL refuse, become U+FFFD. */
export function recordOf({ id, request, writer, promptVersion }: ReservationRequest) {
  return {
    id,
    idempotency_key: request.idempotencyKey,
    surface: recordedSurface(request),
    idea: request.idea.toWellFormed(),
    genre: request.genre,
    writer: writer.name,
    model: writer.model,
    prompt_version: promptVersion,
  };
}

/** The record that the reservation has stored. */
function reservedRow({ request, writer }: ReservationRequest, id: string, startedAt: Date): GenerationRow {
  return {
    id,
    status: 'running',
    idea: request.idea,
    genre: request.genre,
    surface: recordedSurface(request),
    writer: writer.name,
    result: '',
    error_code: null,
    error_message: null,
    cost: 0,
    free_failure: false,
    remaining: null,
    created_at: startedAt,
    finished_at: null,
  };
}

/** The id, surface and story of a running generation, so that a screen can follow it. */
async function readRunning(deps: Deps, id: string | null) {
  const { rows } = await deps.pool.query<NonNullable<ErrorData<'GENERATION_RUNNING'>>>(
    `SELECT id, surface, story_id AS "storyId" FROM generations
      LEFT JOIN generation_stories ON generation_id = id WHERE id = $1`,
    [id],
  );
  return rows[0];
}

/**
 * Turns the database's answer into the reservation.
 * @throws GENERATION_RUNNING, TOO_FEW_TOKENS, GUEST_TRIAL_USED_UP, TOO_MANY_REQUESTS
 */
export async function toReservation(
  deps: Deps,
  answer: Answer | undefined,
  request: ReservationRequest,
): Promise<Reservation> {
  switch (answer?.outcome) {
    case 'started':
      if (answer.generation_id && answer.started_at)
        return { row: reservedRow(request, answer.generation_id, answer.started_at) };
      break;
    case 'existing':
      if (answer.generation_id) return { existing: answer.generation_id };
      break;
    case 'running':
      throw new AppError('GENERATION_RUNNING', { data: await readRunning(deps, answer.generation_id) });
    case 'too_few':
      throw new AppError('TOO_FEW_TOKENS');
    case 'used_up':
      throw new AppError('GUEST_TRIAL_USED_UP');
    case 'address_used_up':
      throw tooManyRequests(answer.wait ?? 60, messages.generation.addressUsedUp);
    case 'limited':
      throw tooManyRequests(answer.wait ?? 60);
  }
  throw new Error(`A reservation answered ${answer?.outcome}.`);
}
