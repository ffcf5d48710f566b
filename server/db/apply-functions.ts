import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isLockError } from './retry-lock.ts';
import type { DB } from './schema.generated.ts';
import { updateError } from './update-error.ts';

/** The function files of a folder in the order of their names. */
async function readFunctionFiles(folder: string) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name: file.slice(0, -'.sql'.length), text, checksum };
    }),
  );
}

/**
 * Lists the function files that differ from what was last applied.
 * @param folder the folder of the function files
 */
export async function listChangedFunctions(db: Kysely<DB>, folder: string) {
  const rows = await db.selectFrom('applied_function_files').selectAll().execute();
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const files = await readFunctionFiles(folder);
  return files.filter(({ name, checksum }) => applied.get(name) !== checksum);
}

/**
 * Applies the function files that changed since they were last applied; after a migration that is all of them. Returns
 * their names.
 * @throws StartupError for a file that the database refused; a lock error as it is, so that the caller can try again
 */
export async function applyFunctions(trx: Transaction<DB>, folder: string): Promise<string[]> {
  const pending = await listChangedFunctions(trx, folder);
  for (const { name, text, checksum } of pending) {
    await sql
      .raw(text)
      .execute(trx)
      .catch((error: unknown) => {
        throw isLockError(error) ? error : updateError(error, `functions/${name}`);
      });
    await trx
      .insertInto('applied_function_files')
      .values({ name, checksum })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ checksum }))
      .execute();
  }
  return pending.map(({ name }) => name);
}
