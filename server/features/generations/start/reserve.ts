import { guestLimits } from '#domain/billing/plans.ts';
import { minimumToGenerate } from '#domain/billing/tokens.ts';
import { messages } from '#domain/messages/index.ts';
import { istanbulDay, nextIstanbulMidnight } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import { touchAllowance } from '#server/features/tokens/index.ts';
import type { CountedAddress } from '#server/rate-limit/address-key.ts';
import { tooManyRequests } from '#server/rate-limit/too-many-requests.ts';
import { emptyStopCounters } from '../free-failures/index.ts';
import { generationError } from '../record/index.ts';
import { type GenerationRequest, recordedSurface } from '../request/index.ts';
import { leaseInterval } from '../run/index.ts';

/** Starts a minute, per user and per guests' address: far above a person's rate, far below a script's. */
const startsPerMinute = 120;

interface Answer {
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

/** A reserved generation, or the existing one of the same idempotency key. */
export type Reservation = { id: string; startedAt: Date } | { existing: string };

interface Request {
  id: string;
  input: GenerationRequest;
  writer: { name: string; model: string };
}

/** The new record as its columns. Lone surrogates, which JSON would escape and PostgreSQL refuse, become U+FFFD. */
function recordOf({ id, input, writer }: Request) {
  return {
    id,
    idempotency_key: input.idempotencyKey,
    surface: recordedSurface(input),
    idea: input.idea.toWellFormed(),
    genre: input.genre,
    writer: writer.name,
    model: writer.model,
  };
}

/**
 * Reserves a signed-in user's single generation slot; first grants the day's allowance when it is due or tokens are few.
 * @throws TOO_FEW_TOKENS, GENERATION_RUNNING, TOO_MANY_REQUESTS
 */
export async function reserveForUser(deps: Deps, userId: string, request: Request): Promise<Reservation> {
  let answer = await reserve(deps, userId, request, false);
  if (answer?.outcome === 'touch') {
    await touchAllowance(deps, userId);
    answer = await reserve(deps, userId, request, true);
  }
  return read(deps, answer);
}

/** @param touched whether the allowance has just been granted */
async function reserve(
  deps: Deps,
  userId: string,
  request: Request,
  touched: boolean,
): Promise<Answer | undefined> {
  const { rows } = await deps.pool.query<Answer>({
    name: 'reserve_user_generation',
    text: `SELECT outcome, generation_id, started_at, wait
      FROM reserve_user_generation(jsonb_populate_record(NULL::generations, $1), $2, $3, $4, $5, $6)`,
    values: [
      JSON.stringify({ ...recordOf(request), user_id: userId }),
      leaseInterval,
      minimumToGenerate,
      startsPerMinute,
      istanbulDay(deps.now()),
      touched,
    ],
  });
  return rows[0];
}

/**
 * Reserves a guest's single generation slot; the first generation creates the trial (docs/product/tokens.md).
 * @throws GUEST_TRIAL_USED_UP, GENERATION_RUNNING, TOO_MANY_REQUESTS
 */
export async function reserveForGuest(
  deps: Deps,
  guest: { id: string; addresses: readonly CountedAddress[]; cost: number },
  request: Request,
): Promise<Reservation> {
  const stops = emptyStopCounters({ userId: null, guestId: guest.id }, guest.addresses);
  const { rows } = await deps.pool.query<Answer>({
    name: 'reserve_guest_generation',
    text: `SELECT outcome, generation_id, started_at, wait
      FROM reserve_guest_generation(jsonb_populate_record(NULL::generations, $1), $2, $3)`,
    values: [
      JSON.stringify({ ...recordOf(request), guest_id: guest.id }),
      leaseInterval,
      JSON.stringify({
        trial: guestLimits.trialTokens,
        cost: guest.cost,
        addresses: guest.addresses.map(({ key }) => key),
        factors: guest.addresses.map(({ ceilingFactor }) => ceilingFactor),
        perMinute: startsPerMinute,
        perDay: deps.settings.guestDailyTokens,
        dayEnds: nextIstanbulMidnight(deps.now()),
        stops,
      }),
    ],
  });
  return read(deps, rows[0]);
}

/** What a screen needs to know about the running generation before it follows it, because a text has one surface. */
async function runningOne(deps: Deps, id: string | null) {
  const { rows } = await deps.pool.query<{ surface: string; storyId: string | null }>(
    `SELECT surface, story_id AS "storyId" FROM generations
      LEFT JOIN generation_stories ON generation_id = id WHERE id = $1`,
    [id],
  );
  return rows[0] && { id, ...rows[0] };
}

async function read(deps: Deps, answer: Answer | undefined): Promise<Reservation> {
  switch (answer?.outcome) {
    case 'started':
      if (answer.generation_id && answer.started_at)
        return { id: answer.generation_id, startedAt: answer.started_at };
      break;
    case 'existing':
      if (answer.generation_id) return { existing: answer.generation_id };
      break;
    case 'running':
      throw generationError('GENERATION_RUNNING', { data: await runningOne(deps, answer.generation_id) });
    case 'too_few':
      throw generationError('TOO_FEW_TOKENS');
    case 'used_up':
      throw generationError('GUEST_TRIAL_USED_UP');
    case 'address_used_up':
      throw tooManyRequests(answer.wait ?? 60, messages.generation.addressUsedUp);
    case 'limited':
      throw tooManyRequests(answer.wait ?? 60);
  }
  throw new Error(`A reservation answered ${answer?.outcome}.`);
}
