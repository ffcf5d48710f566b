import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Pack, pack } from 'tar-stream';
import type { Place } from '../db/connect.ts';
import { BackupError } from './backup-error.ts';
import { copyRows } from './copy-rows.ts';
import {
  listSequences,
  listTables,
  openClient,
  quoted,
  readJobsVersion,
  readLastMigration,
} from './database.ts';
import {
  fileNames,
  formatVersion,
  type Manifest,
  type Table,
  type TableTotal,
  type Totals,
  tableKey,
} from './manifest.ts';

/** The size of a table's parts in the archive, bytes: tar needs the size of a file before its content. */
const partBytes = 4_000_000;

export interface BackupContent {
  source: Place;
  appVersion: string;
  /** The generated keys by the names of their files. */
  keys: Readonly<Record<string, string>>;
  /** Whether reading pauses as long as it works, which leaves half of a core to requests. */
  pauses?: boolean;
  /** Called with the totals when the last row was read. */
  onTotals?: (totals: Totals) => void;
}

/**
 * Packs a database into a tar archive, as it is read: the manifest, the keys, each table's rows as COPY text in parts, and
 * the totals. All tables are read in one read-only transaction, which sees one moment of the database and blocks no
 * writer. The stream fails with a BackupError for a database that can't be read.
 */
export function packBackup(content: BackupContent): Readable {
  const archive = pack();
  writeArchive(archive, content).then(
    () => archive.finalize(),
    (error: unknown) => archive.destroy(error as Error),
  );
  return Readable.from(archive, { objectMode: false });
}

async function writeArchive(
  archive: Pack,
  { source, keys, appVersion, pauses = false, onTotals }: BackupContent,
): Promise<void> {
  const client = await openClient(source);
  try {
    const tables = await beginSnapshot(client);
    await addFile(archive, fileNames.manifest, toJson(await describe(client, tables, appVersion)));
    for (const [name, key] of Object.entries(keys))
      await addFile(archive, fileNames.keys + name, Buffer.from(key));
    const totals: Totals = { tables: {}, sequences: await listSequences(client) };
    for (const table of tables)
      totals.tables[tableKey(table)] = await addTable(archive, client, table, pauses);
    await addFile(archive, fileNames.totals, toJson(totals));
    onTotals?.(totals);
  } finally {
    await client.end();
  }
}

/** Begins the transaction and returns the tables, locked against changes of their columns, as pg_dump does. */
async function beginSnapshot(client: Client): Promise<Table[]> {
  const tables = await listTables(client);
  if (tables.length === 0) throw new BackupError('Veritabanı boş: yedeklenecek bir şey yok.');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // Before the first query, which sets the moment that the transaction sees.
  await client.query(`LOCK TABLE ${tables.map(quoted).join(', ')} IN ACCESS SHARE MODE`);
  if (JSON.stringify(await listTables(client)) === JSON.stringify(tables)) return tables;
  throw new BackupError('Veritabanı şu anda güncelleniyor. Biraz sonra yeniden deneyin.');
}

async function describe(client: Client, tables: Table[], appVersion: string): Promise<Manifest> {
  const lastMigration = await readLastMigration(client);
  if (lastMigration === null)
    throw new BackupError('Bu, Yazıhane’nin veritabanı değil: kurulum adımları yok.');
  return {
    kind: 'yazihane-backup',
    formatVersion,
    appVersion,
    createdAt: new Date().toISOString(),
    lastMigration,
    jobsVersion: await readJobsVersion(client),
    tables,
  };
}

async function addTable(archive: Pack, client: Client, table: Table, pauses: boolean): Promise<TableTotal> {
  const rows = copyRows(client, table);
  let part: Buffer[] = [];
  let bytes = 0;
  let parts = 0;
  let began = performance.now();
  const addPart = async () => {
    parts += 1;
    const name = `${fileNames.data}${tableKey(table)}/${String(parts).padStart(6, '0')}`;
    await addFile(archive, name, Buffer.concat(part));
    part = [];
    bytes = 0;
    if (pauses) await setTimeout(performance.now() - began);
    began = performance.now();
  };
  for (;;) {
    const { done, value } = await rows.next();
    if (done) {
      if (bytes > 0) await addPart();
      return value;
    }
    part.push(value);
    bytes += value.length;
    if (bytes >= partBytes) await addPart();
  }
}

/** Adds a file and waits until the reader of the archive has taken it. */
function addFile(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const file = archive.entry({ name, size: content.length, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    );
    file.end(content);
  });
}

const toJson = (value: Manifest | Totals) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
