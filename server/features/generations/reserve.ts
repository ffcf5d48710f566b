import { ORPCError } from '@orpc/server';
import type { GenerationInput } from '#contract/generations.ts';
import { messages } from '#domain/messages.ts';
import { guestLimits } from '#domain/plans.ts';
import { istanbulDay, nextIstanbulMidnight } from '#domain/time.ts';
import { minimumToGenerate } from '#domain/tokens.ts';
import type { Deps } from '#server/context.ts';
import { touchAllowance } from '#server/features/tokens/index.ts';
import { generationError } from './errors.ts';
import { leaseInterval } from './timing.ts';

/** Starts a minute, per user and per guests' address: far above what a person does, far below what a script does. */
const startsPerMinute = 120;

/** Tokens that the guests of one address may draw in a day: 20 whole trials, for a mobile network's many people. */
const guestTokensPerAddressDay = 20 * guestLimits.trialTokens;

interface Answer {
  outcome: 'started' | 'existing' | 'running' | 'touch' | 'limited' | 'too_few' | 'used_up' | null;
  generation_id: string | null;
  started_at: Date | null;
  wait: number | null;
}

/** A place that was taken, or the generation that the same key made before. */
export type Reservation = { id: string; startedAt: Date } | { existing: string };

interface Request {
  id: string;
  input: GenerationInput;
  writer: { name: string; model: string };
}

/**
 * Takes a signed-in user's one running place, after the day's allowance was seen to (spec 1 §5, decisions: Tokens).
 * @throws TOO_FEW_TOKENS, GENERATION_RUNNING, TOO_MANY_REQUESTS
 */
export async function reserveForUser(deps: Deps, userId: string, request: Request): Promise<Reservation> {
  let answer = await askForUser(deps, userId, request, false);
  if (answer?.outcome === 'touch') {
    await touchAllowance(deps, userId);
    answer = await askForUser(deps, userId, request, true);
  }
  return read(answer);
}

async function askForUser(deps: Deps, userId: string, { id, input, writer }: Request, touched: boolean) {
  const { rows } = await deps.pool.query<Answer>({
    name: 'reserve_user_generation',
    text: `SELECT outcome, generation_id, started_at, wait
      FROM reserve_user_generation($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      id,
      userId,
      input.idempotencyKey,
      input.surface,
      input.idea,
      input.genre,
      writer.name,
      writer.model,
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
 * Takes a guest's one running place; the trial is made by its first generation (decisions, Tokens: Guests).
 * @throws GUEST_TRIAL_USED_UP, GENERATION_RUNNING, TOO_MANY_REQUESTS
 */
export async function reserveForGuest(
  deps: Deps,
  guest: { id: string; address: string; cost: number },
  { id, input, writer }: Request,
): Promise<Reservation> {
  const { rows } = await deps.pool.query<Answer>({
    name: 'reserve_guest_generation',
    text: `SELECT outcome, generation_id, started_at, wait
      FROM reserve_guest_generation($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      id,
      guest.id,
      input.idempotencyKey,
      input.surface,
      input.idea,
      input.genre,
      writer.name,
      writer.model,
      leaseInterval,
      guestLimits.trialTokens,
      guest.cost,
      guest.address,
      startsPerMinute,
      guestTokensPerAddressDay,
      nextIstanbulMidnight(deps.now()),
    ],
  });
  return read(rows[0]);
}

function read(answer: Answer | undefined): Reservation {
  switch (answer?.outcome) {
    case 'started':
      if (answer.generation_id && answer.started_at)
        return { id: answer.generation_id, startedAt: answer.started_at };
      break;
    case 'existing':
      if (answer.generation_id) return { existing: answer.generation_id };
      break;
    case 'running':
      throw generationError('GENERATION_RUNNING', { data: { id: answer.generation_id } });
    case 'too_few':
      throw generationError('TOO_FEW_TOKENS');
    case 'used_up':
      throw generationError('GUEST_TRIAL_USED_UP');
    case 'limited':
      throw tooManyRequests(answer.wait ?? 60);
  }
  throw new Error(`A reservation answered ${answer?.outcome}.`);
}

function tooManyRequests(retryAfterSeconds: number) {
  return new ORPCError('TOO_MANY_REQUESTS', {
    status: 429,
    message: messages.request.rateLimited.replace('{wait}', `${retryAfterSeconds} saniye`),
    data: { retryAfterSeconds },
  });
}
