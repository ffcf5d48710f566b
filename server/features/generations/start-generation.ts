import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { guestLimits } from '#domain/plans.ts';
import { selectionCost } from '#domain/selection-actions.ts';
import { generationCost, guestCost } from '#domain/tokens.ts';
import type { AppContext } from '#server/context.ts';
import { guestCookie, resolveSession } from '#server/features/auth/index.ts';
import { loadLibrary } from '#server/features/bible/index.ts';
import { claimChapter, prepareChapter, rememberingWriter } from '#server/features/wizard/index.ts';
import { type CountedAddress, countedAddresses } from '#server/http/address-key.ts';
import type { StoryJob } from '#server/providers/ai/index.ts';
import { adultAccessOf, refuseAdultContent } from './adult-request.ts';
import { generationError, noKeyError, readerOf } from './errors.ts';
import { beginWriting, takeHeadStart } from './head-start.ts';
import { jobFor } from './job.ts';
import { keepMaterial } from './keep-material.ts';
import { linkContinuation } from './link-continuation.ts';
import { LiveGeneration } from './live-generation.ts';
import { noteStoryGeneration } from './note-story-generation.ts';
import { chargedText, type GenerationOrder, recordedSurface } from './order.ts';
import { newGuestId, type Owner } from './owner.ts';
import type { GenerationRow } from './present.ts';
import { refuseOtherRequest } from './refuse-other-request.ts';
import { type Reservation, reserveAtOnce, reserveForGuest, reserveForUser } from './reserve.ts';
import { runningGenerations } from './running.ts';
import { checkSelection } from './selection-job.ts';
import { writeGeneration } from './write-generation.ts';

/**
 * Reserves a generation and begins to write it; the answer is its id. A key that was used before answers the
 * generation that it made, and starts nothing. From here on the text is written to its end and kept, whether or
 * not anyone stays to receive it.
 * @throws the contract's errors of a refused start: nothing was reserved then
 */
export function startGeneration(
  ctx: AppContext,
  input: GenerationOrder,
  options: { stream: boolean },
): Promise<string> {
  return runningGenerations(ctx.deps).starting(async () => {
    // One id for all tries: a reservation whose answer was lost is found again by it.
    const id = randomUUID();
    const begun = ctx.recalled && !input.wizard ? await startRecalled(ctx, id, input, options) : null;
    return begun ?? (await start(await asConfirmed(ctx), id, input, options)) ?? unconfirmed();
  });
}

/**
 * Starts for the user whom this process remembers. Null where the reservation does not confirm the session and its plan,
 * or anything speaks against a start: nothing was begun, and what is so must be asked anew.
 */
function startRecalled(...request: Parameters<typeof start>): Promise<string | null> {
  return start(...request).catch((refusal: unknown) => {
    if (refusal instanceof ORPCError) return null;
    throw refusal;
  });
}

/** The request with its session as the database has it now. */
async function asConfirmed(ctx: AppContext): Promise<AppContext> {
  if (!ctx.recalled) return ctx;
  return { ...ctx, user: await resolveSession(ctx.deps, ctx.requestHeaders), recalled: false };
}

/** What a text costs whoever asked for it, before it is capped at their balance. */
function priceFor(owner: Owner, charged: string, { passage, maxOutputTokens }: StoryJob) {
  if (!owner.userId) return () => guestCost(charged);
  if (!passage) return (text: string) => generationCost(charged, text, Number.POSITIVE_INFINITY);
  return (text: string) => selectionCost({ passage: charged, delivered: text }, maxOutputTokens);
}

function unconfirmed(): never {
  throw new Error('A start of a confirmed session asked to confirm it.');
}

/** Null only where `ctx.user` is recalled and the reservation does not confirm it. */
async function start(
  ctx: AppContext,
  id: string,
  sent: GenerationOrder,
  options: { stream: boolean },
): Promise<string | null> {
  const { deps, user } = ctx;
  const { writer, settings } = deps;
  if (!settings.generationOn && !user?.isAdmin) throw generationError('GENERATION_OFF');
  if (!user && !settings.guestTrial) throw generationError('GUEST_TRIAL_OFF');
  if (!writer) throw noKeyError(readerOf(ctx));
  const plan = user?.plan ?? null;
  const owner: Owner = user
    ? { userId: user.id, guestId: null }
    : { userId: null, guestId: ctx.guestId ?? newGuestId(deps.env.appSecret, sent.idempotencyKey) };
  const { wizard, selection } = sent;
  if (plan && selection) checkSelection(plan, selection, writer.name);
  const chapter = wizard ? await prepareChapter(ctx, owner, { ...sent, wizard }) : null;
  if (chapter && 'existing' in chapter) return chapter.existing;
  const input = chapter ? { ...sent, idea: chapter.idea, genre: chapter.genre, existingText: '' } : sent;
  const adult = await adultAccessOf(ctx, input);
  const library =
    user && input.bible && !chapter ? await loadLibrary(deps, user.id, input.bible.storyId) : null;
  const { job, recap, told } = jobFor(plan, input, writer.name, {
    adultContent: adult === 'allowed',
    chapter,
    library,
  });
  refuseAdultContent(adult);
  const charged = chargedText(input);
  const remembering = rememberingWriter(deps, writer, recap);
  const abort = new AbortController();
  const ahead =
    user && ctx.recalled && !chapter && takeHeadStart(deps, user.id, input.idempotencyKey)
      ? beginWriting(remembering, job, { stream: options.stream, signal: abort.signal, requester: user.id })
      : null;
  let begun = false;
  try {
    const place = await reserve(ctx, owner, charged, { id, input, writer, ahead: ahead !== null });
    if (!place) return null;
    const { reservation, addresses } = place;
    if ('existing' in reservation) {
      await refuseOtherRequest(deps, reservation.existing, input);
      return reservation.existing;
    }
    if (chapter) await claimChapter(deps, { generationId: reservation.id, owner, plan }, chapter);
    if (input.continues !== undefined && input.surface === 'landing') {
      const { userId } = owner;
      const guestId = owner.guestId ?? ctx.guestId;
      await linkContinuation(deps, { id: reservation.id, continues: input.continues }, { userId, guestId });
    }
    const noted = await noteStoryGeneration(ctx, reservation.id, { order: input, job });
    const live = new LiveGeneration(reservedRow(reservation, input, writer.name), abort);
    const price = priceFor(owner, charged, job);
    const { stream } = options;
    begun = true;
    if (owner.userId) await keepMaterial(deps, { generationId: live.id, userId: owner.userId }, told);
    void writeGeneration(deps, {
      live,
      writer: remembering,
      job,
      stream,
      ahead,
      price,
      noted,
      owner,
      addresses,
    });
    return live.id;
  } finally {
    // What was asked for ahead of a reservation that was refused is not wanted.
    if (!begun) abort.abort();
  }
}

/** Takes the running place; null only where the user is recalled and not confirmed. */
async function reserve(
  ctx: AppContext,
  owner: Owner,
  charged: string,
  request: Parameters<typeof reserveForUser>[2],
): Promise<{ reservation: Reservation; addresses: CountedAddress[] } | null> {
  const { deps, user } = ctx;
  const addresses = countedAddresses(ctx.ip, deps.env);
  if (user) {
    const reservation = await (ctx.recalled ? reserveAtOnce : reserveForUser)(deps, user, request);
    return reservation && { reservation, addresses };
  }
  const cost = guestCost(charged);
  if (cost > guestLimits.trialTokens) throw generationError('GUEST_IDEA_TOO_LONG');
  const guestId = owner.guestId ?? '';
  const reservation = await reserveForGuest(deps, { id: guestId, addresses, cost }, request);
  if (!ctx.guestId) ctx.responseHeaders.append('set-cookie', guestCookie(guestId, deps.env));
  return { reservation, addresses };
}

/** The record as the reservation has just stored it. */
function reservedRow(
  place: { id: string; startedAt: Date },
  input: GenerationOrder,
  writer: string,
): GenerationRow {
  return {
    id: place.id,
    status: 'running',
    idea: input.idea,
    genre: input.genre,
    surface: recordedSurface(input),
    writer,
    result: '',
    error_code: null,
    error_message: null,
    cost: 0,
    free_failure: false,
    remaining: null,
    created_at: place.startedAt,
    finished_at: null,
  };
}
