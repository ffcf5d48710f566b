import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.generated.ts';
import { type Encoded, encode } from '../../http/encoded.ts';
import { assetHeaders, type StaticFile } from './static-files.ts';

/** Asset names of a build; other addresses are not looked up. */
const assetPath = /^\/assets\/[\w.-]{1,160}$/;

/**
 * Stores a build's assets, so that pages of this build still find them after another build took over. Assets that this
 * build lacks count as replaced from now on. Repeated and concurrent calls are harmless.
 */
export async function storeAssets(
  db: Kysely<DB>,
  assets: ReadonlyMap<string, StaticFile>,
  now: Date,
): Promise<void> {
  const own = [...assets.keys()];
  await db
    .updateTable('build_assets')
    .set({ replaced_at: now })
    .where('path', 'not in', own)
    .where('replaced_at', 'is', null)
    .execute();
  await db
    .updateTable('build_assets')
    .set({ replaced_at: null })
    .where('path', 'in', own)
    .where('replaced_at', 'is not', null)
    .execute();
  const stored = await db.selectFrom('build_assets').select('path').where('path', 'in', own).execute();
  const known = new Set(stored.map(({ path }) => path));
  for (const [path, { type, body }] of assets) {
    if (known.has(path)) continue;
    await db
      .insertInto('build_assets')
      .values({ path, content_type: type, body, replaced_at: null })
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute();
  }
}

/** Reads an asset of another build; null when no stored build has it. */
export async function readEarlierAsset(
  db: Kysely<DB>,
  path: string,
  commonHeaders: Record<string, string>,
): Promise<Encoded | null> {
  if (!assetPath.test(path)) return null;
  const row = await db
    .selectFrom('build_assets')
    .select(['content_type', 'body'])
    .where('path', '=', path)
    .executeTakeFirst();
  return row ? encode(Buffer.from(row.body), assetHeaders(row.content_type, commonHeaders)) : null;
}
