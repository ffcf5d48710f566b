import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Pool } from 'pg';
import type { PlanId } from '#domain/plans.ts';
import { connect } from '#server/db/connect.ts';
import { test as base } from './fixtures.ts';
import { newPerson, type Person, signUp } from './people.ts';
import { sharedApp } from './shared-apps.ts';

/** What a test makes of an account that no screen could. */
export interface Standing {
  plan?: PlanId;
  /** Balance in tokens. */
  tokens?: number;
}

interface DatabaseApp {
  databaseApp: { url: string; pool: Pool };
}

/** Tests against an app whose database they reach: for plans and balances that nobody can click. */
export const test = base.extend<DatabaseApp>({
  databaseApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const { url, database } = await sharedApp('database');
      const { pool, db } = connect(database, { max: 1 });
      await use({ url, pool });
      await db.destroy();
    },
    { timeout: 90_000 },
  ],
  baseURL: async ({ databaseApp }, use) => use(databaseApp.url),
});

/** Opens an account of this standing; the page's browser is then signed in. */
export async function signUpAs(page: Page, pool: Pool, { plan, tokens }: Standing): Promise<Person> {
  const person = await signUp(page, newPerson());
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [person.email]);
  const id = rows[0]?.id;
  expect(id).toBeDefined();
  if (plan) await pool.query('UPDATE user_tokens SET plan = $2 WHERE user_id = $1', [id, plan]);
  // The day's allowance first, so that the balance is what was asked for.
  await page.request.get('/api/tokens');
  if (tokens !== undefined) {
    await pool.query(
      `INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
       SELECT user_id, $2 - tokens, 'grant', $3 FROM user_tokens WHERE user_id = $1 AND tokens <> $2`,
      [id, tokens, randomUUID()],
    );
  }
  return person;
}
