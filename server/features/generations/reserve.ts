import { messages } from '#domain/messages.ts';
import { guestLimits } from '#domain/plans.ts';
import { istanbulDay, nextIstanbulMidnight } from '#domain/time.ts';
import { minimumToGenerate } from '#domain/tokens.ts';
import type { Deps, SessionUser } from '#server/context.ts';
import { batched } from '#server/db/batch.ts';
import { queryRows } from '#server/db/query-rows.ts';
import { touchAllowance } from '#server/features/tokens/index.ts';
import type { CountedAddress } from '#server/http/address-key.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';
import { perDeps } from '#server/per-deps.ts';
import { emptyStopCounters } from './count-empty-stop.ts';
import { generationError } from './errors.ts';
import { type GenerationOrder, recordedSurface } from './order.ts';
import { leaseInterval } from './timing.ts';

/** How long a reservation waits for others at most, ms, where the text has been asked for ahead of it. */
const patienceMs = 15;

/** Starts a minute, per user and per guests' address: far above what a person does, far below what a script does. */
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

/** A place that was taken, or the generation that the same key made before. */
export type Reservation = { id: string; startedAt: Date } | { existing: string };

interface Request {
  id: string;
  input: GenerationOrder;
  writer: { name: string; model: string };
  /** Whether the text is being written already, so that nobody waits for the place. */
  ahead?: boolean;
}

/**
 * Takes a signed-in user's one running place, after the day's allowance was seen to (spec 1 §5, decisions: Tokens).
 * @throws TOO_FEW_TOKENS, GENERATION_RUNNING, TOO_MANY_REQUESTS
 */
export async function reserveForUser(deps: Deps, user: SessionUser, request: Request): Promise<Reservation> {
  const userId = user.id;
  const asked = { ...request, userId };
  const place = await reserveAtOnce(deps, user, request);
  if (place) return place;
  let answer = await refuseOrReserve(deps, asked, false);
  if (answer?.outcome === 'touch') {
    await touchAllowance(deps, userId);
    answer = await refuseOrReserve(deps, asked, true);
  }
  return read(deps, answer, request.id);
}

/**
 * The same in one statement with everyone who starts at this moment; null where anything speaks against it: the session
 * or the plan is no longer what `user` says, or one of the refusals that `reserveForUser` words.
 */
export async function reserveAtOnce(
  deps: Deps,
  user: SessionUser,
  request: Request,
): Promise<{ id: string; startedAt: Date } | null> {
  const startedAt = await batchedReservations(deps)({ ...request, user });
  return startedAt && { id: request.id, startedAt };
}

/** What both ways to a reservation are told after the request itself. */
const rules = (deps: Deps) => [leaseInterval, minimumToGenerate, startsPerMinute, istanbulDay(deps.now())];

/**
 * Reservations of people who start at the same time share a round trip, which costs as much as reserving five more: one
 * that nobody waits for waits for others.
 */
const batchedReservations = perDeps((deps) =>
  batched((requests: (Request & { user: SessionUser })[]) => reserveTogether(deps, requests), 1, {
    ms: patienceMs,
    has: ({ ahead = false }) => ahead,
  }),
);

/** When each was started; null for those that something speaks against. */
async function reserveTogether(
  deps: Deps,
  requests: (Request & { user: SessionUser })[],
): Promise<(Date | null)[]> {
  const rows = await queryRows<{ id: string; started_at: Date }>(deps.pool, {
    name: 'reserve_user_generations',
    text: `SELECT id, started_at
      FROM reserve_user_generations($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      requests.map(({ id }) => id),
      requests.map(({ user }) => user.id),
      requests.map(({ user }) => user.sessionId),
      requests.map(({ user }) => user.plan),
      requests.map(({ input }) => input.idempotencyKey),
      requests.map(({ input }) => recordedSurface(input)),
      requests.map(({ input }) => input.idea),
      requests.map(({ input }) => input.genre),
      requests.map(({ writer }) => writer.name),
      requests.map(({ writer }) => writer.model),
      ...rules(deps),
      deps.now(),
    ],
  });
  const started = new Map(rows.map((row) => [row.id, row.started_at]));
  return requests.map(({ id }) => started.get(id) ?? null);
}

async function refuseOrReserve(
  deps: Deps,
  request: Request & { userId: string },
  touched: boolean,
): Promise<Answer | undefined> {
  const { id, userId, input, writer } = request;
  const { rows } = await deps.pool.query<Answer>({
    name: 'refuse_or_reserve',
    text: `SELECT outcome, generation_id, started_at, wait
      FROM refuse_or_reserve($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      id,
      userId,
      input.idempotencyKey,
      recordedSurface(input),
      input.idea,
      input.genre,
      writer.name,
      writer.model,
      ...rules(deps),
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
  guest: { id: string; addresses: readonly CountedAddress[]; cost: number },
  { id, input, writer }: Request,
): Promise<Reservation> {
  const stops = emptyStopCounters({ userId: null, guestId: guest.id }, guest.addresses);
  const { rows } = await deps.pool.query<Answer>({
    name: 'reserve_guest_generation',
    text: `SELECT outcome, generation_id, started_at, wait
      FROM reserve_guest_generation($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    values: [
      id,
      guest.id,
      input.idempotencyKey,
      recordedSurface(input),
      input.idea,
      input.genre,
      writer.name,
      writer.model,
      leaseInterval,
      guestLimits.trialTokens,
      guest.cost,
      guest.addresses.map(({ key }) => key),
      guest.addresses.map(({ ceilingFactor }) => ceilingFactor),
      startsPerMinute,
      deps.settings.guestDailyTokens,
      nextIstanbulMidnight(deps.now()),
      stops.map(({ key }) => key),
      stops.map(({ limit }) => limit),
    ],
  });
  return read(deps, rows[0], id);
}

/** What a screen must know of the running generation before it may follow it: a text belongs to one place only. */
async function runningOne(deps: Deps, id: string | null) {
  const { rows } = await deps.pool.query<{ surface: string; storyId: string | null }>(
    `SELECT surface, story_id AS "storyId" FROM generations
      LEFT JOIN generation_stories ON generation_id = id WHERE id = $1`,
    [id],
  );
  return rows[0] && { id, ...rows[0] };
}

async function read(deps: Deps, answer: Answer | undefined, id: string): Promise<Reservation> {
  switch (answer?.outcome) {
    case 'started':
      if (answer.generation_id && answer.started_at)
        return { id: answer.generation_id, startedAt: answer.started_at };
      break;
    case 'existing':
      // A batch is tried again where its first answer was lost: then this reservation is its own.
      if (answer.generation_id === id) return { id, startedAt: new Date() };
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
