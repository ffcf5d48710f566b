import { randomUUID } from 'node:crypto';
import { guestLimits } from '#domain/billing/plans.ts';
import { generationCost, guestCost } from '#domain/billing/tokens.ts';
import { selectionCost } from '#domain/generation/selection-actions.ts';
import type { AppContext } from '#server/context.ts';
import { guestCookie } from '#server/features/auth/index.ts';
import { loadLibrary } from '#server/features/bible/index.ts';
import { claimChapter, prepareChapter, rememberingWriter } from '#server/features/wizard/index.ts';
import type { StoryJob } from '#server/providers/ai/index.ts';
import { type CountedAddress, countedAddresses } from '#server/rate-limit/address-key.ts';
import type { GenerationRow } from '../record/index.ts';
import { generationError, newGuestId, noKeyError, type Owner, readerOf } from '../record/index.ts';
import {
  adultAccessOf,
  chargedText,
  checkSelection,
  type GenerationRequest,
  buildStoryJob,
  recordedSurface,
  refuseAdultContent,
} from '../request/index.ts';
import { generationRegistry, LiveGeneration, runGeneration } from '../run/index.ts';
import { assertSameRequest } from './assert-same-request.ts';
import { linkContinuation } from './link-continuation.ts';
import { linkGenerationToStory } from './link-generation-to-story.ts';
import { type Reservation, reserveForGuest, reserveForUser } from './reserve.ts';
import { storeMaterial } from './store-material.ts';

/**
 * Reserves a generation, starts to write it and returns its id. A used key returns its existing generation and starts
 * nothing. The text is written to its end and kept even when the client disconnects.
 * @throws the contract's errors of a refused start, which reserves nothing
 */
export function startGeneration(
  ctx: AppContext,
  input: GenerationRequest,
  options: { stream: boolean },
): Promise<string> {
  return generationRegistry(ctx.deps).starting(() => start(ctx, input, options));
}

/** The price of a text for its owner, before it is capped at their balance. */
function priceFor(owner: Owner, charged: string, { passage, maxOutputTokens }: StoryJob) {
  if (!owner.userId) return () => guestCost(charged);
  if (!passage) return (text: string) => generationCost(charged, text, Number.POSITIVE_INFINITY);
  return (text: string) => selectionCost({ passage: charged, delivered: text }, maxOutputTokens);
}

async function start(
  ctx: AppContext,
  sent: GenerationRequest,
  options: { stream: boolean },
): Promise<string> {
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
  const { job, recap, told } = buildStoryJob(plan, input, writer.name, {
    adultContent: adult === 'allowed',
    chapter,
    library,
  });
  refuseAdultContent(adult);
  const charged = chargedText(input);
  const { reservation, addresses } = await reserve(ctx, owner, charged, { id: randomUUID(), input, writer });
  if ('existing' in reservation) {
    await assertSameRequest(deps, reservation.existing, input);
    return reservation.existing;
  }
  if (chapter) await claimChapter(deps, { generationId: reservation.id, owner, plan }, chapter);
  if (input.continues !== undefined && input.surface === 'landing') {
    const { userId } = owner;
    const guestId = owner.guestId ?? ctx.guestId;
    await linkContinuation(deps, { id: reservation.id, continues: input.continues }, { userId, guestId });
  }
  const noted = await linkGenerationToStory(ctx, reservation.id, { order: input, job });
  const live = new LiveGeneration(reservedRow(reservation, input, writer.name));
  if (owner.userId) await storeMaterial(deps, { generationId: live.id, userId: owner.userId }, told);
  void runGeneration(deps, {
    live,
    writer: rememberingWriter(deps, writer, recap),
    job,
    stream: options.stream,
    price: priceFor(owner, charged, job),
    noted,
    owner,
    addresses,
  });
  return live.id;
}

/** Reserves the owner's single generation slot. @throws the errors of the reservation; GUEST_IDEA_TOO_LONG */
async function reserve(
  ctx: AppContext,
  owner: Owner,
  charged: string,
  request: Parameters<typeof reserveForUser>[2],
): Promise<{ reservation: Reservation; addresses: CountedAddress[] }> {
  const { deps } = ctx;
  const addresses = countedAddresses(ctx.ip, deps.env);
  if (owner.userId) return { reservation: await reserveForUser(deps, owner.userId, request), addresses };
  const cost = guestCost(charged);
  if (cost > guestLimits.trialTokens) throw generationError('GUEST_IDEA_TOO_LONG');
  const guestId = owner.guestId ?? '';
  const reservation = await reserveForGuest(deps, { id: guestId, addresses, cost }, request);
  if (!ctx.guestId) ctx.responseHeaders.append('set-cookie', guestCookie(guestId, deps.env));
  return { reservation, addresses };
}

/** The record that the reservation has stored. */
function reservedRow(
  place: { id: string; startedAt: Date },
  input: GenerationRequest,
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
