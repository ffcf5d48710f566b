import { randomUUID } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { withChapterSummaries } from '#server/features/wizard/index.ts';
import { promptOf, promptVersion } from '#server/providers/ai/index.ts';
import { countedAddresses } from '#server/rate-limit/address-key.ts';
import {
  type Owner,
  overloadError,
  ownerOrNewGuest,
  readerOf,
  readLatestGeneration,
} from '../record/index.ts';
import { type GenerationRequest, prepareGeneration, recordedSurface } from '../request/index.ts';
import { generationRegistry, runGeneration } from '../run/index.ts';
import { assertMayStart } from './assert-may-start.ts';
import { assertSameRequest } from './assert-same-request.ts';
import { linkGeneration } from './link-generation.ts';
import { priceFor } from './price.ts';
import { reserveGeneration } from './reserve-generation.ts';

/** Refuses a start that this process has no room for; a repeated one needs none. @throws AI_UNAVAILABLE */
async function refuseUnlessRepeated(
  ctx: AppContext,
  owner: Owner,
  received: GenerationRequest,
): Promise<void> {
  const only = received.idempotencyKey;
  const surface = recordedSurface(received);
  if (await readLatestGeneration(ctx.deps, owner, { surface, only })) return;
  ctx.log.warn('a generation was refused: this process writes as many as it may');
  throw overloadError(readerOf(ctx));
}

/**
 * Starts a generation and returns its id: session, validation, reservation, provider, settlement. A used key returns its
 * existing generation and starts nothing. The text is written to its end and kept even when the client disconnects.
 * @throws the contract's errors of a refused start, which reserves nothing; SERVICE_UNAVAILABLE while draining
 */
export function startGeneration(
  ctx: AppContext,
  received: GenerationRequest,
  { stream }: { stream: boolean },
): Promise<string> {
  return generationRegistry(ctx.deps).starting(async () => {
    const { deps } = ctx;
    const writer = assertMayStart(ctx);
    const owner = ownerOrNewGuest(ctx, received.idempotencyKey);
    if (generationRegistry(deps).isFull) await refuseUnlessRepeated(ctx, owner, received);
    const requester = { owner, addresses: countedAddresses(ctx.ip, deps.env) };

    const prepared = await prepareGeneration(ctx, owner, received, writer.name);
    if ('existing' in prepared) return prepared.existing;
    const { request, job, recap } = prepared;

    const reservation = await reserveGeneration(ctx, requester, {
      id: randomUUID(),
      request,
      writer,
      promptVersion: writer.name === 'storyteller' ? null : promptVersion(promptOf(job)),
    });
    if ('existing' in reservation) {
      await assertSameRequest(deps, reservation.existing, request);
      return reservation.existing;
    }
    const { row } = reservation;
    const isLinked = await linkGeneration(ctx, owner, row.id, prepared);

    // Calls the provider and settles the result; the start does not wait for it.
    void runGeneration(deps, {
      row,
      writer: withChapterSummaries(deps, writer, recap),
      job,
      stream,
      price: priceFor(owner, prepared),
      isLinked,
      requester,
      plan: ctx.user?.plan ?? null,
    });
    return row.id;
  });
}
