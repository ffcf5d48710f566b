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
import type { ExportOutcome, ExportRequest } from './export-request.ts';
import { findStory, writeStoryText } from './find-story.ts';
import { type ConversionLimits, runConversion } from './run-conversion.ts';

/** Limits of one export. Typst needs 800 MB for a book of 2,000,000 characters. */
const limitsOf = (format: ExportFormat): ConversionLimits => ({
  cpuMs: 60_000,
  wallMs: 300_000,
  heapMb: 256,
  residentMb: format === 'pdf' ? 1_100 : 400,
});
/** Bytes of a file in one event; a multiple of three, so that its base64 has no padding before the end. */
const pieceBytes = 24_576;
/** Pause between two pieces, ms, in which other requests are answered; sending a piece takes about a tenth of it. */
const pauseMs = 8;

const module = new URL('./export-worker.ts', import.meta.url);

interface Export {
  ownerId: string;
  /** The networks that the export is counted for in the queue. */
  address: CountedAddress[];
  request: ExportRequest;
  /** Writes the text to `request.textPath`. */
  fetchText: () => Promise<void>;
  signal: AbortSignal | undefined;
}

/** Yields the percentages of the conversion and returns its outcome. @throws the errors of `runConversion` */
async function* write(
  request: ExportRequest,
  signal: AbortSignal | undefined,
): AsyncGenerator<number, ExportOutcome> {
  let percent = 0;
  let reported = -1;
  let changed = Promise.withResolvers<null>();
  const work = runConversion<ExportOutcome>(module, {
    limits: limitsOf(request.format),
    data: request,
    signal,
    onProgress(progress) {
      // 100 % is reached when the file is sent.
      percent = Math.min(99, Math.floor(progress * 100));
      changed.resolve(null);
      changed = Promise.withResolvers();
    },
  });
  // Prevents an unhandled rejection while a percentage is being sent; the error is thrown below.
  work.catch(() => undefined);
  for (;;) {
    const next = changed.promise;
    if (percent !== reported) {
      reported = percent;
      yield percent;
    }
    const outcome = await Promise.race([work, next]);
    if (outcome) return outcome;
  }
}

/** Yields a file as events: its name and size, then its content in pieces. */
async function* sendFile(
  { path, format }: ExportRequest,
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

async function* exportEvents(deps: Deps, work: Export): AsyncGenerator<ExportEvent, void> {
  const { ownerId, address, request, fetchText, signal } = work;
  const { queue, exporting } = conversions(deps);
  let entry: QueueEntry | null = null;
  try {
    if (exporting.has(ownerId)) throw new AppError('EXPORT_RUNNING');
    entry = queue.join(address);
    exporting.add(ownerId);
    for await (const place of entry.waiting(signal)) yield { type: 'waiting', place };
    await fetchText();
    const writing = write(request, signal);
    let step = await writing.next();
    for (; !step.done; step = await writing.next()) yield { type: 'progress', percent: step.value };
    entry.leave();
    if ('refused' in step.value) throw new AppError('MALFORMED_REQUEST');
    yield* sendFile(request, step.value);
  } catch (error) {
    // An aborted request gets no error.
    if (!signal?.aborted) throw error;
  } finally {
    entry?.leave();
    if (entry) exporting.delete(ownerId);
    await Promise.all([request.path, request.textPath].map((path) => rm(path, { force: true })));
  }
}

/** Checks the plan and the rate limit and chooses the files' paths. @throws EXPORT_PLAN_REQUIRED, TOO_MANY_REQUESTS */
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

type WithContext<Input> = { ctx: AppContext; signal: AbortSignal | undefined } & Input;

/**
 * Exports the user's own story and sends the file in pieces within one response. It stores no state, so any process can
 * do it; a disconnect cancels it.
 * @throws EXPORT_PLAN_REQUIRED, NOT_FOUND, TOO_MANY_REQUESTS before the stream; EXPORT_RUNNING, EXPORTS_CROWDED,
 *   EXPORT_FAILED in the stream
 */
export async function makeExport({ ctx, input, signal }: WithContext<{ input: ExportInput }>) {
  const { format, author, storyId } = input;
  const { ownerId, address, path, textPath } = await prepare(ctx, format);
  const story = await findStory(ctx, storyId);
  const { id, title, changedAt } = story;
  const request = { format, id, changedAt, head: { title, author }, textPath, path };
  const fetchText = () => writeStoryText(ctx.deps, story, textPath);
  return exportEvents(ctx.deps, { ownerId, address, request, fetchText, signal });
}

/**
 * Exports an unsaved text of the user. Only the conversion's process parses the file.
 * @throws EXPORT_PLAN_REQUIRED, TOO_MANY_REQUESTS before the stream; MALFORMED_REQUEST and the errors of `makeExport` in
 *   the stream
 */
export async function makeTextExport({
  ctx,
  format,
  file,
  signal,
}: WithContext<{ format: ExportFormat; file: File }>) {
  const { ownerId, address, path, textPath } = await prepare(ctx, format);
  // Moves the upload, which would otherwise be deleted when the request is answered.
  await rename(uploadPath(file), textPath);
  const changedAt = ctx.deps.now().toISOString();
  const request = { format, id: randomUUID(), changedAt, head: null, textPath, path };
  return exportEvents(ctx.deps, { ownerId, address, request, fetchText: async () => undefined, signal });
}
