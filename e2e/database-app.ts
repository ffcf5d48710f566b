import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Pool } from 'pg';
import type { PlanId } from '#domain/billing/plans.ts';
import { connect } from '#server/db/connect.ts';
import { demoAdministratorEmail } from '#server/env.ts';
import { test as base } from './fixtures.ts';
import { newPerson, type Person, signUp } from './people.ts';
import { type SharedAppName, sharedApp } from './shared-apps.ts';

/** The state of an account that no screen can set. */
export interface Standing {
  plan?: PlanId;
  /** Balance in tokens. */
  tokens?: number;
}

interface DatabaseApp {
  databaseApp: { url: string; pool: Pool };
}

/** `alone`: only one test at a time uses the app, also when tests are repeated in parallel. */
const testOn = (name: SharedAppName, { alone = false } = {}) =>
  base.extend<DatabaseApp>({
    databaseApp: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
      async ({}, use) => {
        const { url, database } = await sharedApp(name);
        const { pool, db } = connect(database, { max: 1 });
        const lock = connect(database, { max: 1, timeouts: false });
        const held = alone ? await lock.pool.connect() : null;
        await held?.query('SELECT pg_advisory_lock(1)');
        await use({ url, pool });
        held?.release(true);
        await lock.db.destroy();
        await db.destroy();
      },
      { timeout: 90_000 },
    ],
    baseURL: async ({ databaseApp }, use) => use(databaseApp.url),
  });

/** Tests with access to the app's database, for plans and balances that no screen can set. */
export const test = testOn('database');

/** The same on an app of its own, where administrators change settings for everybody. */
export const administeredTest = testOn('administered', { alone: true });

/** The same on an app whose name administrators change. */
export const renamedTest = testOn('renamed', { alone: true });

/** The same on an app whose sales are only those of the test. */
export const moneyTest = testOn('money', { alone: true });

/** Sets the balance of an account, tokens, by an entry of its ledger. */
export async function setBalance(pool: Pool, { email }: Person, tokens: number): Promise<void> {
  await pool.query(
    `INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
     SELECT t.user_id, $2 - t.tokens, 'grant', $3 FROM user_tokens t JOIN users u ON u.id = t.user_id
     WHERE u.email = $1 AND t.tokens <> $2`,
    [email, tokens, randomUUID()],
  );
}

/** Creates an account in this state and signs the page's browser in. */
export async function signUpAs(page: Page, pool: Pool, { plan, tokens }: Standing): Promise<Person> {
  const person = await signUp(page, newPerson());
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [person.email]);
  const id = rows[0]?.id;
  expect(id).toBeDefined();
  if (plan) await pool.query('UPDATE user_tokens SET plan = $2 WHERE user_id = $1', [id, plan]);
  // The day's allowance is booked first, so that it does not change the balance.
  await page.request.get('/api/tokens');
  if (tokens !== undefined) await setBalance(pool, person, tokens);
  return person;
}

/** Signs the page's browser in as the administrator of development. */
export async function signInAsAdmin(page: Page, pool: Pool): Promise<void> {
  const { password, username } = newPerson();
  const data = { username, email: demoAdministratorEmail, password };
  const made = await page.request.post('/api/auth/sign-up', { data });
  if (made.status() !== 201) {
    const known = await page.request.post('/api/auth/sign-in', { data: { email: data.email, password } });
    expect(known.status()).toBe(200);
  }
  await pool.query('UPDATE users SET email_verified = true WHERE email = $1', [data.email]);
}
