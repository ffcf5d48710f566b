import { type Kysely, sql } from 'kysely';
import type { PlanCatalogue, PlanId, PlanTerms } from '#domain/billing/plans.ts';
import type { DB } from '#server/db/schema.generated.ts';

/** The columns of `plan_terms` that make terms, as a row or as JSON. */
export interface TermsRow {
  plan: string;
  version: number;
  monthly_price_kurus: number | null;
  daily_tokens: number;
  monthly_guarantee_tokens: number | null;
  output_cap_fresh: number;
  output_cap_continuation: number;
  paragraph_cap_standard: number;
  paragraph_cap_editor: number;
  paragraph_cap_continuation: number;
  wizard_per_day: number | null;
  usual_paragraphs: number;
  /** A bigint is text in a row and a number in JSON. */
  storage_bytes: string | number;
}

/** Converts a row to the terms that the rules read. */
export function termsOf(row: TermsRow): PlanTerms {
  return {
    plan: row.plan as PlanId,
    version: row.version,
    monthlyPriceKurus: row.monthly_price_kurus,
    dailyTokens: row.daily_tokens,
    monthlyGuaranteeTokens: row.monthly_guarantee_tokens,
    outputCap: { fresh: row.output_cap_fresh, continuation: row.output_cap_continuation },
    paragraphCap: {
      standard: row.paragraph_cap_standard,
      editor: row.paragraph_cap_editor,
      continuation: row.paragraph_cap_continuation,
    },
    wizardPerDay: row.wizard_per_day,
    usualParagraphs: row.usual_paragraphs,
    storageBytes: Number(row.storage_bytes),
  };
}

/** Converts terms to the columns of a new row. */
export function columnsOf(terms: PlanTerms) {
  return {
    plan: terms.plan,
    version: terms.version,
    monthly_price_kurus: terms.monthlyPriceKurus,
    daily_tokens: terms.dailyTokens,
    monthly_guarantee_tokens: terms.monthlyGuaranteeTokens,
    output_cap_fresh: terms.outputCap.fresh,
    output_cap_continuation: terms.outputCap.continuation,
    paragraph_cap_standard: terms.paragraphCap.standard,
    paragraph_cap_editor: terms.paragraphCap.editor,
    paragraph_cap_continuation: terms.paragraphCap.continuation,
    wizard_per_day: terms.wizardPerDay,
    usual_paragraphs: terms.usualParagraphs,
    storage_bytes: terms.storageBytes,
  };
}

/** Reads a plan's newest terms, which apply to new sales and grants; within a transaction those of its moment. */
export async function newestTerms(db: Kysely<DB>, plan: PlanId): Promise<PlanTerms> {
  const row = await db
    .selectFrom('plan_terms')
    .selectAll()
    .where('plan', '=', plan)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return termsOf(row);
}

/** Reads the terms of a version, which were agreed on. */
export async function agreedTerms(
  db: Kysely<DB>,
  { plan, version }: { plan: PlanId; version: number },
): Promise<PlanTerms> {
  const row = await db
    .selectFrom('plan_terms')
    .selectAll()
    .where('plan', '=', plan)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return termsOf(row);
}

/** Reads the terms that a person has at a moment: those of the running period, else the newest of the plan. */
export async function termsInForce(db: Kysely<DB>, userId: string, at: Date): Promise<PlanTerms> {
  const { rows } = await sql<TermsRow>`SELECT (plan_terms_in_force(${userId}, ${at})).*`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('No terms are in force.');
  return termsOf(row);
}

/** Reads the newest terms of every plan. */
export async function readCatalogue(db: Kysely<DB>): Promise<PlanCatalogue> {
  const rows = await db
    .selectFrom('plan_terms')
    .selectAll()
    .distinctOn('plan')
    .orderBy('plan')
    .orderBy('version', 'desc')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.plan, termsOf(row)])) as Record<PlanId, PlanTerms>;
}
