import { sql } from 'kysely';
import type { Deps } from '../context.ts';
import { type SealUse, seal, unseal } from '../seal.ts';

/** Texts that stay sealed under APP_SECRET for as long as their row lives. Waiting mails end within days. */
const sealedTexts: readonly { table: string; key: string; column: string; use: SealUse }[] = [
  { table: 'second_factors', key: 'user_id', column: 'sealed_secret', use: 'second-factor' },
  { table: 'story_shares', key: 'story_id', column: 'token_sealed', use: 'share-link' },
];

const batch = 500;

/**
 * Seals texts again that an older APP_SECRET had sealed, so that it can be removed (docs/operations.md). Does nothing
 * while there is one secret. A text that no secret opens stays as it is.
 */
export async function resealTexts({ db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>): Promise<void> {
  if (env.appSecrets.length === 1) return;
  for (const { table, key, column, use } of sealedTexts) {
    const [id, text] = [sql.ref(key), sql.ref(column)];
    let last: string | null = null;
    do {
      const { rows }: { rows: { id: string; sealed: string }[] } = await sql<{ id: string; sealed: string }>`
        SELECT ${id} AS id, ${text} AS sealed FROM ${sql.table(table)}
        WHERE ${last}::uuid IS NULL OR ${id} > ${last}::uuid ORDER BY ${id} LIMIT ${sql.lit(batch)}`.execute(
        db,
      );
      for (const row of rows) {
        try {
          const opened = unseal(row.sealed, env.appSecrets, use);
          if (!opened.stale) continue;
          const sealed = seal(opened.text, env.appSecrets, use);
          await sql`UPDATE ${sql.table(table)} SET ${text} = ${sealed}
            WHERE ${id} = ${row.id} AND ${text} = ${row.sealed}`.execute(db);
        } catch (error) {
          log.error({ err: error, table, row: row.id }, 'a sealed text was not sealed again');
        }
      }
      last = rows.length === batch ? (rows.at(-1)?.id ?? null) : null;
    } while (last !== null);
  }
}
