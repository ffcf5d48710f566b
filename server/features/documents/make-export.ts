import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ORPCError } from '@orpc/server';
import type { ExportEvent, ExportInput } from '#contract/documents.ts';
import { type ExportFormat, exportFormatFacts, exportName, mayExport } from '#domain/book/export-formats.ts';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import { exportsFolder } from '../account/index.ts';
import { countDocument } from './count-document.ts';
import type { ExportOrder } from './export-worker.ts';
import { findSource } from './find-source.ts';
import type { BookSource } from './formats/book.ts';
import { runInThread } from './run-in-thread.ts';
import { untilMine } from './until-mine.ts';
import { workshop } from './workshop.ts';

/** Longest time that the longest book may take, ms. */
const limitMs = 180_000;
/** Bytes of a file in one event; a multiple of three, so that its base64 has no padding in between. */
const pieceBytes = 196_608;

const module = new URL('./export-worker.ts', import.meta.url);

interface Export {
  ownerId: string;
  format: ExportFormat;
  source: BookSource;
  signal: AbortSignal | undefined;
}

/** The percentages of the writing as they come; over when the file is whole. @throws what `runInThread` throws */
async function* write(order: ExportOrder, signal: AbortSignal | undefined): AsyncGenerator<number> {
  let percent = 0;
  let told = -1;
  let changed = Promise.withResolvers<void>();
  const work = runInThread<true>(module, {
    data: order,
    limitMs,
    signal,
    onProgress(progress) {
      // The last percent is the file's way out.
      percent = Math.min(99, Math.floor(progress * 100));
      changed.resolve();
      changed = Promise.withResolvers();
    },
  });
  // Its fault is heard below; it may come while a percentage is on its way out.
  work.catch(() => undefined);
  for (;;) {
    const next = changed.promise;
    if (percent !== told) {
      told = percent;
      yield percent;
    }
    if (await Promise.race([work, next])) return;
  }
}

/** A file's content in pieces. */
async function* read(path: string): AsyncGenerator<ExportEvent> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(pieceBytes);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, pieceBytes);
      if (bytesRead === 0) return;
      yield { type: 'piece', base64: buffer.toString('base64', 0, bytesRead) };
    }
  } finally {
    await file.close();
  }
}

async function sizeOf(path: string): Promise<number> {
  const file = await open(path);
  try {
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function* exportEvents(deps: Deps, job: Export): AsyncGenerator<ExportEvent, void> {
  const { ownerId, format, source, signal } = job;
  const { turns, exporting, refuseIfCrowded } = workshop(deps);
  if (exporting.has(ownerId)) throw new ORPCError('EXPORT_RUNNING');
  refuseIfCrowded();
  const folder = exportsFolder(deps.env.dataDir);
  const path = join(folder, `${randomUUID()}.${format}`);
  const turn = turns.join();
  exporting.add(ownerId);
  try {
    for await (const place of untilMine(turn, signal)) yield { type: 'waiting', place };
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for await (const percent of write({ format, source, path }, signal)) yield { type: 'progress', percent };
    turn.leave();
    const { mediaType } = exportFormatFacts[format];
    yield { type: 'file', name: exportName(source.title, format), mediaType, bytes: await sizeOf(path) };
    yield* read(path);
  } catch (fault) {
    // Whoever went away hears of no fault.
    if (!signal?.aborted) throw fault;
  } finally {
    turn.leave();
    exporting.delete(ownerId);
    await rm(path, { force: true });
  }
}

/**
 * Makes a file of a story and hands it over in pieces, all within one answer: nothing is kept, any process can do it, and
 * going away cancels it.
 * @throws EXPORT_PLAN_REQUIRED, NOT_FOUND, TOO_MANY_REQUESTS at once; EXPORT_RUNNING, EXPORTS_CROWDED, EXPORT_FAILED in the stream
 */
export async function makeExport({
  ctx,
  input,
  signal,
}: {
  ctx: AppContext;
  input: ExportInput;
  signal: AbortSignal | undefined;
}): Promise<AsyncGenerator<ExportEvent, void>> {
  const { id: ownerId, plan } = signedIn(ctx);
  const { format } = input;
  if (!mayExport(plan, format)) throw new ORPCError('EXPORT_PLAN_REQUIRED');
  await countDocument(ctx, 'export');
  const source = await findSource(ctx, input);
  return exportEvents(ctx.deps, { ownerId, format, source, signal });
}
