import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { isFromThisSite } from '#server/http/origin-check.ts';
import { countExport } from '../auth/index.ts';
import { deriveAllPending } from '../story-documents/index.ts';
import { writeExport } from './write-export.ts';

/** Exports all data of the own account. @throws FORBIDDEN when another site links here, TOO_MANY_REQUESTS */
export async function exportData({ ctx }: { ctx: AppContext }): Promise<File> {
  const { id } = signedIn(ctx);
  const { env } = ctx.deps;
  // The download is a GET: without this check a link on another site could fill the disk and use up the hourly limit.
  if (!isFromThisSite('POST', ctx.requestHeaders, env.publicUrl)) throw new AppError('FORBIDDEN');
  await countExport(ctx, id);
  await deriveAllPending(ctx.deps, id);
  return writeExport(ctx, { userId: id, reader: 'owner' });
}
