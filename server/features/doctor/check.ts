import type { Kysely } from 'kysely';
import type { CheckResult } from '#domain/site/check-results.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Env } from '#server/env.ts';

/** What a check found, in Turkish; no value of a secret is in it. */
export interface Finding {
  result: CheckResult;
  /** One sentence. */
  found: string;
  /** What to do; null when nothing needs to be done. */
  advice: string | null;
}

export interface CheckContext {
  env: Env;
  db: Kysely<DB>;
  now: Date;
}

/** Looks at one thing; an error that it throws is reported by its type only, since messages may hold secrets. */
export type Check = (context: CheckContext, signal: AbortSignal) => Promise<Finding>;

export const ok = (found: string): Finding => ({ result: 'ok', found, advice: null });
export const warning = (found: string, advice: string): Finding => ({ result: 'warning', found, advice });
export const failure = (found: string, advice: string): Finding => ({ result: 'error', found, advice });
export const skipped = (found: string, advice: string | null = null): Finding => ({
  result: 'skipped',
  found,
  advice,
});

const severity: readonly CheckResult[] = ['skipped', 'ok', 'warning', 'error'];

/** Joins findings about one thing: the worst result, and what each of that result found. */
export function joinFindings(findings: readonly [Finding, ...Finding[]]): Finding {
  const worst = findings.reduce((one, other) =>
    severity.indexOf(other.result) > severity.indexOf(one.result) ? other : one,
  );
  const same = findings.filter(({ result }) => result === worst.result);
  const advice = [...new Set(same.flatMap((one) => one.advice ?? []))].join(' ');
  return { result: worst.result, found: same.map(({ found }) => found).join(' '), advice: advice || null };
}
