import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
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
 * Applies the function files that changed since they were last applied; all of them with `all`. Returns their names.
 * @throws StartupError for a file that the database refused
 */
export async function applyFunctions(
  trx: Transaction<DB>,
  { folder, all }: { folder: string; all: boolean },
): Promise<string[]> {
  const rows = await trx.selectFrom('applied_function_files').selectAll().execute();
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const files = await readFunctionFiles(folder);
  const pending = files.filter(({ name, checksum }) => all || applied.get(name) !== checksum);
  for (const { name, text, checksum } of pending) {
    await sql
      .raw(text)
      .execute(trx)
      .catch((error: unknown) => {
        throw updateError(error, `functions/${name}`);
      });
    await trx
      .insertInto('applied_function_files')
      .values({ name, checksum })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ checksum }))
      .execute();
  }
  return pending.map(({ name }) => name);
}
