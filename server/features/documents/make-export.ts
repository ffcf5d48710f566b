import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExportEvent, ExportInput } from '#contract/documents.ts';
import {
  type ExportFormat,
  exportFormatFacts,
  exportName,
  mayExport,
} from '#domain/story/book/export-formats.ts';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { uploadPath } from '#server/http/upload.ts';
import { type CountedAddress, countedAddresses } from '#server/rate-limit/address-key.ts';
import { exportsFolder } from '../account/index.ts';
import { conversions, type QueueEntry } from './conversion-queue.ts';
import { countDocument } from './count-document.ts';
import type { ExportOrder, ExportOutcome } from './export-order.ts';
import { findStory, writeDown } from './find-story.ts';
import { type ConversionLimits, runConversion } from './run-conversion.ts';

/** Limits of one export. Typst holds the whole book: 2,000,000 characters take 800 MB. */
const limitsOf = (format: ExportFormat): ConversionLimits => ({
  cpuMs: 60_000,
  wallMs: 300_000,
  heapMb: 256,
  residentMb: format === 'pdf' ? 1_100 : 400,
});
/**
 * Bytes of a file in one event: others are answered between two. A multiple of three, so that its base64 has no padding
 * in between.
 */
const pieceBytes = 24_576;
/** Between two pieces, ms: writing one takes about a tenth of that. */
const pauseMs = 8;

const module = new URL('./export-worker.ts', import.meta.url);

interface Export {
  ownerId: string;
  /** What the request counts against in the queue. */
  address: CountedAddress[];
  order: ExportOrder;
  /** Sees to it that the text is where the order says. */
  fetchText: () => Promise<void>;
  signal: AbortSignal | undefined;
}

/** The percentages of the writing as they come, then how it went. @throws what `runConversion` throws */
async function* write(
  order: ExportOrder,
  signal: AbortSignal | undefined,
): AsyncGenerator<number, ExportOutcome> {
  let percent = 0;
  let told = -1;
  let changed = Promise.withResolvers<null>();
  const work = runConversion<ExportOutcome>(module, {
    limits: limitsOf(order.format),
    data: order,
    signal,
    onProgress(progress) {
      // The last percent is the file's way out.
      percent = Math.min(99, Math.floor(progress * 100));
      changed.resolve(null);
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
    const outcome = await Promise.race([work, next]);
    if (outcome) return outcome;
  }
}

/** A file as events: what it is, then its content in pieces. */
async function* handOver(
  { path, format }: ExportOrder,
  { title, replaced }: Exclude<ExportOutcome, { refused: true }>,
): AsyncGenerator<ExportEvent> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { mediaType } = exportFormatFacts[format];
    yield { type: 'file', name: exportName(title, format), mediaType, bytes: size, replaced: [...replaced] };
    const buffer = Buffer.alloc(pieceBytes);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, pieceBytes);
      if (bytesRead === 0) return;
      yield { type: 'piece', base64: buffer.toString('base64', 0, bytesRead) };
      await wait(pauseMs);
    }
  } finally {
    await file.close();
  }
}

async function* exportEvents(deps: Deps, job: Export): AsyncGenerator<ExportEvent, void> {
  const { ownerId, address, order, fetchText, signal } = job;
  const { queue, exporting } = conversions(deps);
  let entry: QueueEntry | null = null;
  try {
    if (exporting.has(ownerId)) throw new AppError('EXPORT_RUNNING');
    entry = queue.join(address);
    exporting.add(ownerId);
    for await (const place of entry.waiting(signal)) yield { type: 'waiting', place };
    await fetchText();
    const writing = write(order, signal);
    let step = await writing.next();
    for (; !step.done; step = await writing.next()) yield { type: 'progress', percent: step.value };
    entry.leave();
    if ('refused' in step.value) throw new AppError('MALFORMED_REQUEST');
    yield* handOver(order, step.value);
  } catch (fault) {
    // An aborted request gets no error.
    if (!signal?.aborted) throw fault;
  } finally {
    entry?.leave();
    if (entry) exporting.delete(ownerId);
    await Promise.all([order.path, order.textPath].map((path) => rm(path, { force: true })));
  }
}

/** Whether this format may be made now, and where. @throws EXPORT_PLAN_REQUIRED, TOO_MANY_REQUESTS */
async function prepare(ctx: AppContext, format: ExportFormat) {
  const { id: ownerId, plan } = signedIn(ctx);
  if (!mayExport(plan, format)) throw new AppError('EXPORT_PLAN_REQUIRED');
  await countDocument(ctx, 'export');
  const folder = exportsFolder(ctx.deps.env.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.${format}`);
  const address = countedAddresses(ctx.ip, ctx.deps.env);
  return { ownerId, address, path, textPath: `${path}.text` };
}

type Asked<Input> = { ctx: AppContext; signal: AbortSignal | undefined } & Input;

/**
 * Makes a file of an own story and hands it over in pieces, all within one answer: nothing is kept, any process can do it,
 * and going away cancels it.
 * @throws EXPORT_PLAN_REQUIRED, NOT_FOUND, TOO_MANY_REQUESTS at once; EXPORT_RUNNING, EXPORTS_CROWDED, EXPORT_FAILED in the stream
 */
export async function makeExport({ ctx, input, signal }: Asked<{ input: ExportInput }>) {
  const { format, author, storyId } = input;
  const { ownerId, address, path, textPath } = await prepare(ctx, format);
  const story = await findStory(ctx, storyId);
  const { id, title, changedAt } = story;
  const order = { format, id, changedAt, head: { title, author }, textPath, path };
  const fetchText = () => writeDown(ctx.deps, story, textPath);
  return exportEvents(ctx.deps, { ownerId, address, order, fetchText, signal });
}

/**
 * The same of a text that is nowhere saved: nobody looks into the file until the process that writes the book.
 * @throws EXPORT_PLAN_REQUIRED, TOO_MANY_REQUESTS at once; MALFORMED_REQUEST and the rest as above in the stream
 */
export async function makeTextExport({
  ctx,
  format,
  file,
  signal,
}: Asked<{ format: ExportFormat; file: File }>) {
  const { ownerId, address, path, textPath } = await prepare(ctx, format);
  // Taken over, as an upload is gone when its request is answered.
  await rename(uploadPath(file), textPath);
  const changedAt = ctx.deps.now().toISOString();
  const order = { format, id: randomUUID(), changedAt, head: null, textPath, path };
  return exportEvents(ctx.deps, { ownerId, address, order, fetchText: async () => undefined, signal });
}
