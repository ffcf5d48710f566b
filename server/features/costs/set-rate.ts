import type { CostReport } from '#contract/costs.ts';
import type { ForeignCurrency } from '#domain/billing/margin.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { writeAudit } from '../audit/index.ts';
import { readRates } from './rates.ts';

/** Sets the exchange rate of a currency, Turkish lira for one unit; null removes it. The last change counts. */
export async function setRate({
  ctx,
  input: { currency, lira },
}: {
  ctx: AppContext;
  input: { currency: ForeignCurrency; lira: number | null };
}): Promise<CostReport['rates'][number]> {
  const { db, now } = ctx.deps;
  return db.transaction().execute(async (trx) => {
    const find = async () => (await readRates(trx)).find((rate) => rate.currency === currency);
    const before = await find();
    if (lira === null) await trx.deleteFrom('exchange_rates').where('currency', '=', currency).execute();
    else {
      const values = { lira, set_at: now() };
      await trx
        .insertInto('exchange_rates')
        .values({ currency, ...values })
        .onConflict((conflict) => conflict.column('currency').doUpdateSet(values))
        .execute();
    }
    const after = await find();
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'exchange_rate.set',
      subject: { type: 'exchange_rate', id: currency },
      before: { lira: before?.lira ?? null },
      after: { lira: after?.lira ?? null },
      now: now(),
    });
    return after ?? { currency, lira: null, setAt: null };
  });
}
