import type { AppContext } from '#server/context.ts';
import { listAuditOf } from '../audit/index.ts';
import { readUser } from './read-users.ts';

/** Lists what was changed about an account, newest first. @throws NOT_FOUND, INVALID_INPUT for a malformed cursor */
export async function listUserAudit({
  ctx,
  input: { id, ...page },
}: {
  ctx: AppContext;
  input: { id: string; cursor?: string | undefined; limit: number };
}) {
  const listed = await listAuditOf(ctx, { type: 'user', id }, page);
  if (listed.entries.length === 0) await readUser(ctx.deps, id);
  return listed;
}
