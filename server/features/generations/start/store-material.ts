import type { EntryChoice } from '#domain/world/choose-entries.ts';
import type { Deps } from '#server/context.ts';
import type { WorldItem } from '#server/features/world/index.ts';
import { entryName } from '../request/index.ts';

/** Stores the world entries of a generation's prompt. Errors are only logged, so that no text is lost. */
export async function storeMaterial(
  deps: Deps,
  { generationId, userId }: { generationId: string; userId: string },
  { chosen }: EntryChoice<WorldItem>,
): Promise<void> {
  if (chosen.length === 0) return;
  const entries = JSON.stringify(
    chosen.map(({ entry, why }) => ({ id: entry.id, kind: entry.kind, name: entryName(entry), why })),
  );
  await deps.db
    .insertInto('generation_bible')
    .values({ generation_id: generationId, user_id: userId, entries })
    .execute()
    .catch((error: unknown) =>
      deps.log.error({ err: error, generation: generationId }, 'the material of a generation was not stored'),
    );
}
