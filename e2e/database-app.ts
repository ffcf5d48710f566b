import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Pool } from 'pg';
import type { PlanId } from '#domain/plans.ts';
import { connect } from '#server/db/connect.ts';
import { socketUrl } from '#testing/database/socket-url.ts';
import { startTestServer } from '#testing/database/test-server.ts';
import { startApp } from './app-process.ts';
import { test as base } from './fixtures.ts';
import { newPerson, type Person, signUp } from './people.ts';

/** What a test makes of an account that no screen could. */
export interface Standing {
  plan?: PlanId;
  /** Balance in tokens. */
  tokens?: number;
}

interface DatabaseApp {
  databaseApp: { url: string; pool: Pool };
}

/** Tests against an app of their own whose database they reach: for plans and balances that nobody can click. */
export const test = base.extend<{ expectedErrors: RegExp[] }, DatabaseApp>({
  databaseApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const server = await startTestServer();
      const { pool, db } = connect({ host: server.host, user: server.user, database: server.template });
      const app = await startApp({ DATABASE_URL: socketUrl(server, server.template) });
      await use({ url: app.url, pool });
      await app.stop();
      await db.destroy();
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
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
