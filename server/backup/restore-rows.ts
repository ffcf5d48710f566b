import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import pg from 'pg';
import { type CopyStreamQuery, from } from 'pg-copy-streams';
import { migrateWithin } from '../db/migrate.ts';
import type { DB } from '../db/schema.generated.ts';
import { damagedBackup } from './backup-error.ts';
import { suspendChecks } from './constraints.ts';
import { measureRows } from './copy-rows.ts';
import { listTables, quoted, quotedColumns } from './database.ts';
import { isKeyName, type Keys, requireNoOtherKey } from './key-files.ts';
import { fileNames, type Manifest, type Table, type Totals, tableKey, totalsSchema } from './manifest.ts';
import { type BackupFile, readJson } from './unpack-backup.ts';

/** What a restore reads; `files` is past the manifest. */
export interface OpenBackup {
  manifest: Manifest;
  files: AsyncGenerator<BackupFile>;
}

/**
 * Makes the tables of a backup, fills and compares them, and applies the newer migrations, in the transaction that `trx`
 * and `client` share. Returns the backup's totals and keys.
 * @param dataDir where the keys will be stored, or null for keys that stay where they are
 */
export async function restoreRows(
  trx: Transaction<DB>,
  client: pg.Client,
  { manifest, files }: OpenBackup,
  dataDir: string | null,
): Promise<{ totals: Totals; keys: Keys }> {
  await migrateWithin(trx, { last: manifest.lastMigration });
  const tables = await listTables(client);
  // A table that an earlier version left behind, or another pg-boss, would be lost.
  if (JSON.stringify(tables) !== JSON.stringify(manifest.tables))
    throw damagedBackup(`tablolar ${manifest.lastMigration} adımınınkilerle uyuşmuyor`);
  const resumeChecks = await suspendChecks(client, tables);
  const { totals, keys } = await copyFiles(client, { manifest, files }, dataDir);
  await compare(client, tables, totals);
  await resumeChecks().catch(refuse);
  for (const { schema, name, last } of totals.sequences)
    await client.query('SELECT setval($1::regclass, $2)', [quoted({ schema, name }), last]);
  await migrateWithin(trx);
  return { totals, keys };
}

/** Copies the rows into the tables; stops behind the totals, the last file. */
async function copyFiles(client: pg.Client, { manifest, files }: OpenBackup, dataDir: string | null) {
  const tables = new Map(manifest.tables.map((table) => [tableKey(table), table]));
  const keys: Keys = {};
  const copy = new TableCopy(client);
  try {
    for await (const file of files) {
      const { name } = file;
      if (name === fileNames.totals) {
        await copy.end();
        return { totals: await readJson(file, totalsSchema), keys };
      }
      const table = tables.get(name.slice(fileNames.data.length).split('/', 1)[0] ?? '');
      if (name.startsWith(fileNames.keys)) await addKey(keys, file, dataDir);
      else if (name.startsWith(fileNames.data) && table) await copy.add(table, file);
      else throw damagedBackup(name);
    }
    throw damagedBackup('dosyanın sonu yok');
  } finally {
    copy.abort();
  }
}

async function addKey(keys: Keys, { name, content }: BackupFile, dataDir: string | null): Promise<void> {
  const key = await text(content);
  const kind = name.slice(fileNames.keys.length);
  if (!isKeyName(kind)) throw damagedBackup(name);
  if (dataDir === null) return;
  requireNoOtherKey(dataDir, kind, key);
  keys[kind] = key;
}

/** Copies the parts of one table after another. */
class TableCopy {
  readonly #client: pg.Client;
  #open: { table: Table; stream: CopyStreamQuery } | null = null;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async add(table: Table, { content }: BackupFile): Promise<void> {
    if (this.#open?.table !== table) await this.#begin(table);
    for await (const chunk of content) await this.#write(chunk);
  }

  async #begin(table: Table): Promise<void> {
    await this.end();
    const stream = this.#client.query(from(`COPY ${quoted(table)} (${quotedColumns(table)}) FROM STDIN`));
    // The error reaches the next write or the end.
    stream.on('error', () => undefined);
    this.#open = { table, stream };
  }

  async #write(chunk: Buffer): Promise<void> {
    const stream = this.#open?.stream;
    if (!stream) return;
    if (stream.errored) refuse(stream.errored);
    if (!stream.write(chunk)) await once(stream, 'drain').catch(refuse);
  }

  async end(): Promise<void> {
    const stream = this.#open?.stream;
    this.#open = null;
    if (!stream) return;
    stream.end();
    await finished(stream).catch(refuse);
  }

  /** Gives up a table that was begun; the connection takes no other statement before. */
  abort(): void {
    this.#open?.stream.destroy();
  }
}

/** Rows that the database refuses were changed after the backup. */
function refuse(error: unknown): never {
  if (error instanceof pg.DatabaseError) throw damagedBackup(error.message, error);
  throw error;
}

/** @throws BackupError for a table whose rows are not those that were backed up */
async function compare(client: pg.Client, tables: readonly Table[], totals: Totals): Promise<void> {
  for (const table of tables) {
    const key = tableKey(table);
    const wanted = totals.tables[key];
    const { rows, checksum } = await measureRows(client, table);
    if (rows !== wanted?.rows)
      throw damagedBackup(`${key} tablosunda ${wanted?.rows ?? 0} satır olmalıydı, ${rows} satır geldi`);
    if (checksum !== wanted.checksum) throw damagedBackup(`${key} tablosundaki satırlar değişmiş`);
  }
}
