import { timeZone } from '#domain/time/time.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { trialPage } from '#server/model-trial/trial-page.ts';
import { trialOf } from './trial-row.ts';

const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** The page on which one or two trials are read. @throws NOT_FOUND */
export async function readTrialPage({
  ctx,
  input: { id, other },
}: {
  ctx: AppContext;
  input: { id: string; other?: string | undefined };
}): Promise<{ html: string }> {
  const ids = other === undefined || other === id ? [id] : [id, other];
  const rows = await ctx.deps.db.selectFrom('model_trials').selectAll().where('id', 'in', ids).execute();
  if (rows.length < ids.length) throw new AppError('NOT_FOUND');
  // Two trials of one model differ by their time.
  const trials = rows.map((row) => ({
    ...trialOf(row),
    name: `${row.name} (${moment.format(row.created_at)})`,
  }));
  return { html: trialPage(trials) };
}
