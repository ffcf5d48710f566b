import type { SavedCard } from '#contract/card-schema.ts';
import { type CardFields, type CardOf, isSameCard, pickCard } from '#domain/world/card-fields.ts';
import { type AppContext, signedIn } from './context.ts';
import { isTooManyCards } from './db/too-many-cards.ts';
import { AppError } from './errors.ts';

/** Tables of cards: each row has an owner, a revision, two dates, and a column for each field of the card. */
type CardTable = 'characters' | 'plot_elements' | 'bible_entries';

/** Tables whose rows belong to one user, who can delete them by id; world entries can be restored (`removeEntry`). */
type OwnedTable = Exclude<CardTable, 'bible_entries'> | 'stories';

/** One kind of cards: its table, its fields, and the error of a conflicting change. */
export interface CardStore<F extends CardFields> {
  table: CardTable;
  fields: F;
  changed(current: SavedCard<F>): AppError;
}

interface CardRow {
  id: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

/** A card as its owner receives it: fields, id, revision and dates, without the other columns. */
export function presentCard<F extends CardFields>(fields: F, row: CardRow): SavedCard<F> {
  return {
    id: row.id,
    ...pickCard(fields, row),
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Deletes an own record permanently. @throws NOT_FOUND, also for a record of another user */
export async function removeOwned(ctx: AppContext, table: OwnedTable, id: string): Promise<{ ok: true }> {
  const removed = await ctx.deps.db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('user_id', '=', signedIn(ctx).id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new AppError('NOT_FOUND');
  return { ok: true };
}

/** All own cards, newest first; the limit of an account is small enough for one response. */
export async function listCards<F extends CardFields>(
  ctx: AppContext,
  { table, fields }: CardStore<F>,
): Promise<SavedCard<F>[]> {
  const rows = await ctx.deps.db
    .selectFrom(table)
    .selectAll()
    .where('user_id', '=', signedIn(ctx).id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => presentCard(fields, row));
}

/** One own card. @throws NOT_FOUND, also for a card of another user */
export async function readCard<F extends CardFields>(
  ctx: AppContext,
  { table, fields }: CardStore<F>,
  id: string,
): Promise<SavedCard<F>> {
  const row = await ctx.deps.db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return presentCard(fields, row);
}

/**
 * Saves a new card under the id that the client generated. A repeated request (after a lost response) returns the card of
 * the first one and changes nothing.
 * @throws the store's `changed` error with the current card when the card differs by now; NOT_FOUND when the id belongs to
 * another user, which the error does not reveal; TOO_MANY_CARDS when the account has reached its limit
 */
export async function createCard<F extends CardFields>(
  ctx: AppContext,
  store: CardStore<F>,
  input: CardOf<F> & { id: string },
): Promise<SavedCard<F>> {
  const { db, now } = ctx.deps;
  const { table, fields } = store;
  const created = await db
    .insertInto(table)
    .values({
      ...pickCard(fields, input),
      id: input.id,
      user_id: signedIn(ctx).id,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isTooManyCards(error) ? new AppError('TOO_MANY_CARDS') : error;
    });
  if (created) return presentCard(fields, created);
  const current = await readCard(ctx, store, input.id);
  if (isSameCard(fields, current, input)) return current;
  throw store.changed(current);
}

/**
 * Updates a card, based on the revision that the writer saw.
 * @throws the store's `changed` error with the current card when another tab has saved since; NOT_FOUND
 */
export async function updateCard<F extends CardFields>(
  ctx: AppContext,
  store: CardStore<F>,
  input: CardOf<F> & { id: string; revision: number },
): Promise<SavedCard<F>> {
  const { table, fields } = store;
  const updated = await ctx.deps.db
    .updateTable(table)
    .set({ ...pickCard(fields, input), revision: input.revision + 1, updated_at: ctx.deps.now() })
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('revision', '=', input.revision)
    .returningAll()
    .executeTakeFirst();
  if (updated) return presentCard(fields, updated);
  const current = await readCard(ctx, store, input.id);
  // The same change again, repeated after a lost response.
  if (current.revision === input.revision + 1 && isSameCard(fields, current, input)) return current;
  throw store.changed(current);
}
