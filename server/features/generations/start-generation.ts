import { randomUUID } from 'node:crypto';
import type { GenerationInput } from '#contract/generations.ts';
import { guestLimits } from '#domain/plans.ts';
import { generationCost, guestCost } from '#domain/tokens.ts';
import type { AppContext } from '#server/context.ts';
import { guestCookie } from '#server/features/auth/index.ts';
import { claimChapter, prepareChapter, rememberingWriter } from '#server/features/wizard/index.ts';
import { countedAddress } from '#server/http/address-key.ts';
import { adultAccessOf, refuseAdultContent } from './adult-request.ts';
import { generationError } from './errors.ts';
import { jobFor } from './job.ts';
import { LiveGeneration } from './live-generation.ts';
import { newGuestId, type Owner } from './owner.ts';
import type { GenerationRow } from './present.ts';
import { refuseOtherRequest } from './refuse-other-request.ts';
import { type Reservation, reserveForGuest, reserveForUser } from './reserve.ts';
import { runningGenerations } from './running.ts';
import { writeGeneration } from './write-generation.ts';

/**
 * Reserves a generation and begins to write it; the answer is its id. A key that was used before answers the
 * generation that it made, and starts nothing. From here on the text is written to its end and kept, whether or
 * not anyone stays to receive it.
 * @throws the contract's errors of a refused start: nothing was reserved then
 */
export function startGeneration(
  ctx: AppContext,
  input: GenerationInput,
  options: { stream: boolean },
): Promise<string> {
  return runningGenerations(ctx.deps).starting(() => start(ctx, input, options));
}

async function start(ctx: AppContext, sent: GenerationInput, options: { stream: boolean }): Promise<string> {
  const { deps, user } = ctx;
  const { writer } = deps;
  if (!writer) throw generationError('AI_NO_KEY');
  const plan = user?.plan ?? null;
  const owner: Owner = user
    ? { userId: user.id, guestId: null }
    : { userId: null, guestId: ctx.guestId ?? newGuestId(deps.env.appSecret, sent.idempotencyKey) };
  const { wizard } = sent;
  const chapter = wizard ? await prepareChapter(ctx, owner, { ...sent, wizard }) : null;
  if (chapter && 'existing' in chapter) return chapter.existing;
  const input = chapter ? { ...sent, idea: chapter.idea, genre: chapter.genre, existingText: '' } : sent;
  const adult = await adultAccessOf(ctx, input);
  const { job, recap } = jobFor(plan, input, writer.name, { adultContent: adult === 'allowed', chapter });
  refuseAdultContent(adult);
  const request = { id: randomUUID(), input, writer };

  let reservation: Reservation;
  let address: string | null = null;
  if (owner.userId !== null) {
    reservation = await reserveForUser(deps, owner.userId, request);
  } else {
    address = countedAddress(ctx.ip, deps.env);
    const cost = guestCost(input.idea);
    if (cost > guestLimits.trialTokens) throw generationError('GUEST_IDEA_TOO_LONG');
    reservation = await reserveForGuest(deps, { id: owner.guestId, address, cost }, request);
    if (!ctx.guestId) ctx.responseHeaders.append('set-cookie', guestCookie(owner.guestId, deps.env));
  }
  if ('existing' in reservation) {
    await refuseOtherRequest(deps, reservation.existing, input);
    return reservation.existing;
  }
  if (chapter) await claimChapter(deps, { generationId: reservation.id, owner, plan }, chapter);

  const live = new LiveGeneration(reservedRow(reservation, input, writer.name));
  const price = owner.userId
    ? (text: string) => generationCost(input.idea, text, Number.POSITIVE_INFINITY)
    : () => guestCost(input.idea);
  const remembering = rememberingWriter(deps, writer, recap);
  void writeGeneration(deps, {
    live,
    writer: remembering,
    job,
    stream: options.stream,
    price,
    owner,
    address,
  });
  return live.id;
}

/** The record as the reservation has just stored it. */
function reservedRow(
  place: { id: string; startedAt: Date },
  input: GenerationInput,
  writer: string,
): GenerationRow {
  return {
    id: place.id,
    status: 'running',
    idea: input.idea,
    genre: input.genre,
    surface: input.surface,
    writer,
    result: '',
    error_code: null,
    error_message: null,
    cost: 0,
    remaining: null,
    created_at: place.startedAt,
    finished_at: null,
  };
}
