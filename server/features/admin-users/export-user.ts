import { type AppContext, signedIn } from '#server/context.ts';
import { writeExport } from '../account/index.ts';
import { writeAudit } from '../audit/index.ts';
import { countExport } from '../auth/index.ts';
import { readUser } from './read-users.ts';

/**
 * Makes a zip with the records of an account, to hand them to its owner; without writings and IP addresses, which
 * administrators do not read. @throws NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function exportUser({
  ctx,
  input: { id, reason },
}: {
  ctx: AppContext;
  input: { id: string; reason: string };
}): Promise<File> {
  const { deps } = ctx;
  const { email } = await readUser(deps, id);
  await countExport(ctx, `${signedIn(ctx).id}:administrator`);
  const file = await writeExport(ctx, { userId: id, reader: 'administrator' });
  await writeAudit(deps.db, {
    actor: signedIn(ctx),
    action: 'user.data_exported',
    subject: { type: 'user', id },
    after: { email, reason },
    now: deps.now(),
  });
  return file;
}
