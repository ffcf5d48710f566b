import { ORPCError } from '@orpc/server';
import type { ImportPreview } from '#contract/documents.ts';
import type { AppContext } from '#server/context.ts';
import { countDocument } from './count-document.ts';
import type { ImportOrder, ImportOutcome } from './import-worker.ts';
import { runInThread, ThreadLimitError } from './run-in-thread.ts';
import { untilMine } from './until-mine.ts';
import { workshop } from './workshop.ts';

/** Longest time that a document may take, ms: an honest one takes a second or two. */
const limitMs = 30_000;

const module = new URL('./import-worker.ts', import.meta.url);

/**
 * Reads a document into chapters; nothing is kept: saving is what follows when the writer agrees.
 * @throws a refusal of the contract; EXPORTS_CROWDED; TOO_MANY_REQUESTS
 */
export async function readImport({
  ctx,
  name,
  file,
  signal,
}: {
  ctx: AppContext;
  name: string;
  file: File;
  signal: AbortSignal | undefined;
}): Promise<ImportPreview> {
  await countDocument(ctx, 'import');
  const { turns, refuseIfCrowded } = workshop(ctx.deps);
  refuseIfCrowded();
  const turn = turns.join();
  try {
    // Its bytes come into memory when it is its turn.
    for await (const _ of untilMine(turn, signal));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const outcome = await runInThread<ImportOutcome>(module, {
      data: { name, bytes } satisfies ImportOrder,
      transfer: [bytes.buffer],
      limitMs,
      signal,
    }).catch((fault: unknown) => {
      throw fault instanceof ThreadLimitError ? new ORPCError('IMPORT_TOO_LARGE') : fault;
    });
    if ('refused' in outcome) throw new ORPCError(outcome.refused);
    return outcome.document;
  } finally {
    turn.leave();
  }
}
