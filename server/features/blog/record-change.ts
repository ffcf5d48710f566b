import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { AdminPost } from '#contract/blog.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { writeAudit } from '#server/features/audit/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of `one` that differ from those of `other`; all of them when `other` is null. */
const different = (one: AdminPost, other: AdminPost | null): Fields =>
  Object.fromEntries(
    Object.entries(one).filter(
      ([name, value]) => !isDeepStrictEqual(value, other?.[name as keyof AdminPost]),
    ),
  );

/** Writes the changed fields of a post to the audit log, in the transaction that changes it. */
export async function recordChange(
  trx: Kysely<DB>,
  ctx: AppContext,
  action: 'blog.created' | 'blog.updated' | 'blog.removed' | 'blog.restored' | 'blog.erased',
  { before, after }: { before: AdminPost | null; after: AdminPost | null },
): Promise<void> {
  const { id, email } = signedIn(ctx);
  await writeAudit(trx, {
    actor: { id, email },
    action,
    subject: { type: 'blog_post', id: (after ?? before)?.id ?? '' },
    ...(before && { before: different(before, after) }),
    ...(after && { after: different(after, before) }),
    now: ctx.deps.now(),
  });
}
