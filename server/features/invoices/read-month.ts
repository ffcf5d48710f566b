import { type Kysely, sql } from 'kysely';
import type { AppContext, Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { readFromReplica } from '#server/http/recent-change.ts';

/** Sums of sales and refunds. */
export interface SalesSums {
  sales: number;
  soldKurus: number;
  refunds: number;
  refundedKurus: number;
  /** Inside what was sold, less what was inside the refunds. */
  vatKurus: number;
}

/** Whether test payments are in the accounting of a month: only on a server in development. */
export const exportsTests = ({ env }: Pick<Deps, 'env'>): boolean => env.mode !== 'production';

/** The first day of a month (YYYY-MM) and of the next one. */
export function monthBounds(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, to: `${next}-01` };
}

/** Reads the sums of some days from those that the database keeps by day. */
export async function readSums(
  db: Kysely<DB>,
  { from, to, tests }: { from: string; to: string; tests: boolean },
): Promise<SalesSums> {
  const { rows } = await sql<SalesSums>`SELECT
      coalesce(sum(amount) FILTER (WHERE kind = 'sale'), 0)::int AS sales,
      coalesce(sum(kurus) FILTER (WHERE kind = 'sale'), 0)::bigint AS "soldKurus",
      coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0)::int AS refunds,
      coalesce(sum(kurus) FILTER (WHERE kind = 'refund'), 0)::bigint AS "refundedKurus",
      coalesce(sum(CASE kind WHEN 'sale' THEN vat_kurus WHEN 'refund' THEN -vat_kurus END), 0)::bigint AS "vatKurus"
    FROM sales_days WHERE day >= ${from}::date AND day < ${to}::date AND (NOT test OR ${tests})`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('There are no sums of sales.');
  return sums;
}

/** The sums of a month, for administrators. */
export async function readMonth({
  ctx,
  input: { month },
}: {
  ctx: AppContext;
  input: { month: string };
}): Promise<SalesSums> {
  return readFromReplica(ctx, (db) => readSums(db, { ...monthBounds(month), tests: exportsTests(ctx.deps) }));
}
