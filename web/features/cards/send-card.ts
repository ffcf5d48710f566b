import { ApiError } from '#web/lib/api-error.ts';
import type { SavedCard } from './card-collection.ts';
import type { CardKind } from './card-kinds.ts';

/** Returns the other tab's version when this error is about it; else null. */
export function otherVersion<S extends SavedCard>(changedCode: string, error: unknown): S | null {
  if (!(error instanceof ApiError) || error.code !== changedCode) return null;
  return (error.data as { current?: S } | undefined)?.current ?? null;
}

/**
 * Saves a card: a new one under its client-made id, a saved one on top of its revision.
 * @param revision null for a card that is not on the server
 * @throws ApiError, with the other tab's version after a conflict
 */
export async function sendCard<C extends object, S extends SavedCard>(
  kind: Pick<CardKind<C, S>, 'create' | 'update' | 'changedCode'>,
  { key, card }: { key: string; card: C },
  revision: number | null,
): Promise<S> {
  if (revision !== null) return kind.update({ ...card, id: key, revision });
  try {
    return await kind.create({ ...card, id: key });
  } catch (error) {
    // Revision 1 is an earlier attempt whose answer was lost; this save updates it.
    const first = otherVersion<S>(kind.changedCode, error);
    if (first?.revision !== 1) throw error;
    return kind.update({ ...card, id: key, revision: 1 });
  }
}
