import { ApiError } from '#web/lib/api-error.ts';
import type { SavedCard } from './card-collection.ts';
import type { CardKind } from './card-kinds.ts';

/** The card as another tab saved it, where that is why this save was refused; else null. */
export function otherVersion<S extends SavedCard>(changedCode: string, error: unknown): S | null {
  if (!(error instanceof ApiError) || error.code !== changedCode) return null;
  return (error.data as { current?: S } | undefined)?.current ?? null;
}

/**
 * Saves a card: a new one under the id that this client made, a saved one on top of the revision it is based on.
 * @param revision null for a card that the server does not have.
 * @throws ApiError, with another tab's version where that was saved in between.
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
    // The answer to an earlier attempt got lost: what is there is that attempt, and this one goes on top of it.
    const first = otherVersion<S>(kind.changedCode, error);
    if (first?.revision !== 1) throw error;
    return kind.update({ ...card, id: key, revision: 1 });
  }
}
