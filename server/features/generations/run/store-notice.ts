import type { Deps } from '#server/context.ts';

/** Stores what differs from the request, before the text is settled. Errors are only logged, so that no text is lost. */
export async function storeNotice(deps: Deps, id: string, notice: string | undefined): Promise<void> {
  if (notice === undefined) return;
  await deps.pool
    .query("UPDATE generations SET notice = $2 WHERE id = $1 AND status = 'running'", [id, notice])
    .catch((error: unknown) => {
      deps.log.warn({ err: error, generation: id }, 'the notice of a generation was not stored');
    });
}
