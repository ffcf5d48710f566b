import type { Kysely, Selectable } from 'kysely';
import type { IdentityVersion, StoredIdentity } from '#contract/site-identity.ts';
import type { Brand } from '#domain/site/brand.ts';
import { brandOf, emptyIdentity, type IdentityFields } from '#domain/site/site-identity.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Env } from '#server/env.ts';

type IdentityRow = Selectable<DB['site_identities']>;

/** Returns the newest version; undefined while nothing is stored. */
export function readNewest(db: Kysely<DB>): Promise<IdentityRow | undefined> {
  return db.selectFrom('site_identities').selectAll().orderBy('revision', 'desc').limit(1).executeTakeFirst();
}

/** Returns the fields of a row; those that its version did not have yet are empty. */
export const fieldsOf = (row: Pick<IdentityRow, 'fields'> | undefined): IdentityFields => ({
  ...emptyIdentity,
  ...(row?.fields as Partial<IdentityFields> | undefined),
});

/** Reads the brand in force. */
export async function readBrand(db: Kysely<DB>): Promise<Brand> {
  const row = await readNewest(db);
  return brandOf(fieldsOf(row), row?.revision ?? 0);
}

export function presentVersion(row: IdentityRow | undefined): IdentityVersion {
  const { socialLinks, ...fields } = fieldsOf(row);
  return {
    ...fields,
    socialLinks: [...socialLinks],
    revision: row?.revision ?? 0,
    createdAt: row?.created_at.toISOString() ?? null,
    createdBy: row?.created_by ?? null,
  };
}

export const presentStored = (
  row: IdentityRow | undefined,
  { adultContent }: Pick<Env, 'adultContent'>,
): StoredIdentity => ({ ...presentVersion(row), adultContentAllowed: adultContent });
