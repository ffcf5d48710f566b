import { isSameTerms } from '#domain/billing/plan-terms-rules.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { columnsOf, newestTerms } from './terms-row.ts';

/** The terms by the names of the audit log. */
function facts({ monthlyPriceKurus, outputCap, paragraphCap, ...terms }: PlanTerms) {
  return {
    ...terms,
    ...(monthlyPriceKurus !== null && { kurus: monthlyPriceKurus }),
    'outputCap.fresh': outputCap.fresh,
    'outputCap.continuation': outputCap.continuation,
    'paragraphCap.standard': paragraphCap.standard,
    'paragraphCap.editor': paragraphCap.editor,
    'paragraphCap.continuation': paragraphCap.continuation,
  };
}

/**
 * Adds a version to a plan's terms, based on the version that the administrator saw; the database notifies every
 * process. What was sold or given before keeps its version.
 * @param input.version the version that the change is based on
 * @throws PLAN_TERMS_CHANGED with the newest terms, PLAN_TERMS_UNCHANGED
 */
export async function changeTerms({ ctx, input }: { ctx: AppContext; input: PlanTerms }): Promise<PlanTerms> {
  const { db, now } = ctx.deps;
  return db.transaction().execute(async (trx) => {
    const before = await newestTerms(trx, input.plan);
    if (before.version !== input.version)
      throw new AppError('PLAN_TERMS_CHANGED', { data: { current: before } });
    if (isSameTerms(before, input)) throw new AppError('PLAN_TERMS_UNCHANGED');
    const after = { ...input, version: before.version + 1 };
    const added = await trx
      .insertInto('plan_terms')
      .values({ ...columnsOf(after), created_at: now(), created_by: signedIn(ctx).email })
      // Another administrator added the same version meanwhile.
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (!added) {
      throw new AppError('PLAN_TERMS_CHANGED', { data: { current: await newestTerms(trx, input.plan) } });
    }
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'plan_terms.changed',
      subject: { type: 'plan_terms', id: input.plan },
      before: facts(before),
      after: facts(after),
      now: now(),
    });
    return after;
  });
}
