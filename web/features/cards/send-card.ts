import { ApiError } from '#web/lib/api-error.ts';
import type { SavedCard } from './card-collection.ts';
import type { CardKind } from './card-kinds.ts';

/** Returns the stored version of a card from a conflict's error (code `changedCode`); null for other errors. */
export function otherVersion<S extends SavedCard>(changedCode: string, error: unknown): S | null {
  if (!(error instanceof ApiError) || error.code !== changedCode) return null;
  return (error.data as { current?: S } | undefined)?.current ?? null;
}

/**
 * Creates a card with the id that the page gave it, or updates a stored one.
 * @param revision the revision that the change is based on; null for a card that is not on the server
 * @throws ApiError, with the stored version after a conflict
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
    // A stored revision 1 comes from an earlier attempt whose answer was lost, so this save updates it.
    const first = otherVersion<S>(kind.changedCode, error);
    if (first?.revision !== 1) throw error;
    return kind.update({ ...card, id: key, revision: 1 });
  }
}
