import { type RawBuilder, sql } from 'kysely';
import type { AuditEntry } from '#contract/audit.ts';
import { type AuditArea, type AuditSubject, auditSubjects } from '#domain/account/audit.ts';
import type { AppContext } from '#server/context.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';
import { orderedUnion } from '#server/db/ordered-union.ts';
import { withoutSeqscan } from '#server/db/without-seqscan.ts';
import { readFromReplica } from '#server/http/recent-change.ts';
import { auditSearch } from './audit-search.ts';

interface Row {
  id: number;
  actor_id: string | null;
  actor_email: string;
  action: string;
  subject_type: string;
  subject_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  created_at: Date;
}

const columns = sql`id, actor_id, actor_email, action, subject_type, subject_id, before, after, created_at`;

const present = (row: Row): AuditEntry => ({
  id: row.id,
  actorId: row.actor_id,
  actorEmail: row.actor_email,
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  before: row.before,
  after: row.after,
  createdAt: row.created_at.toISOString(),
});

/** Returns the query of the newest matching entries. A search uses the trigram index, other queries the index of ids. */
function entriesQuery(
  area: AuditArea | 'all',
  after: RawBuilder<unknown>,
  isHit: RawBuilder<boolean> | null,
  limit: number,
): RawBuilder<unknown> {
  const from = sql`audit_log`;
  const by = sql`id DESC`;
  const kinds: readonly string[] = area === 'all' ? [] : auditSubjects[area];
  if (isHit) {
    const ofArea = area === 'all' ? sql`true` : sql`subject_type = ANY(${[...kinds]}::text[])`;
    return sql`SELECT ${columns} FROM ${from} WHERE ${isHit} AND ${ofArea} AND ${after}
      ORDER BY ${by} LIMIT ${sql.lit(limit)}`;
  }
  const conditions = kinds.map((kind) => sql`subject_type = ${kind} AND ${after}`);
  return orderedUnion({ columns, from, by, limit, conditions: area === 'all' ? [after] : conditions });
}

/** Returns a page of the audit log, newest first; the cursor is the last entry's id. @throws INVALID_INPUT for a malformed cursor */
export async function listAudit({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { cursor?: string | undefined; limit: number; search: string; area: AuditArea | 'all' };
}): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  if (input.cursor !== undefined && !/^\d{1,15}$/.test(input.cursor)) throw invalidCursor();
  const after = input.cursor === undefined ? sql`true` : sql`id < ${Number(input.cursor)}`;
  const query = entriesQuery(input.area, after, auditSearch(input.search), input.limit + 1);
  const { rows } = await readFromReplica(ctx, (db) =>
    withoutSeqscan(db, (trx) => sql<Row>`${query}`.execute(trx)),
  );
  const page = rows.slice(0, input.limit);
  return {
    entries: page.map(present),
    nextCursor: rows.length > input.limit ? String(page.at(-1)?.id) : null,
  };
}

/**
 * Returns a page of the entries about one subject, newest first; the cursor is the last entry's id. @throws INVALID_INPUT
 * for a malformed cursor
 */
export async function listAuditOf(
  { deps }: AppContext,
  subject: { type: AuditSubject; id: string },
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw invalidCursor();
  const after = cursor === undefined ? sql`true` : sql`id < ${Number(cursor)}`;
  const { rows } = await sql<Row>`SELECT ${columns} FROM audit_log
    WHERE subject_type = ${subject.type} AND subject_id = ${subject.id} AND ${after}
    ORDER BY id DESC LIMIT ${limit + 1}`.execute(deps.db);
  const page = rows.slice(0, limit);
  return {
    entries: page.map(present),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
}
