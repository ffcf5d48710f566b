import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { quoted, quotedColumns } from './database.ts';
import type { Table, TableTotal } from './manifest.ts';
import { RowDigest } from './row-digest.ts';

/** Copies a table's rows out as COPY text, in chunks of any size, and returns their count and checksum. */
export async function* copyRows(client: Client, table: Table): AsyncGenerator<Buffer, TableTotal> {
  const digest = new RowDigest();
  // A query instead of the table itself: partitioned tables can only be copied so.
  const query = `COPY (SELECT ${quotedColumns(table)} FROM ${quoted(table)}) TO STDOUT`;
  for await (const chunk of client.query(to(query))) {
    digest.add(chunk);
    yield chunk;
  }
  return digest.total();
}

/** Reads a table's rows and returns their count and checksum. */
export async function measureRows(client: Client, table: Table): Promise<TableTotal> {
  const rows = copyRows(client, table);
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return value;
  }
}
