import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentsVersionOf } from '#domain/content/legal/sales-documents.ts';
import { defaultBrand } from '#domain/site/brand.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { addTerms } from '#testing/factories/plan-terms.ts';
import { readTokens } from '#testing/factories/tokens.ts';
import { type Bridge, startBridge } from '#testing/membership/bridge.ts';

let bridge: Bridge;
beforeAll(async () => {
  bridge = await startBridge();
});
afterAll(() => bridge.stop());

test('a payment by link that began before a change gives the terms that were agreed on', async () => {
  const { deps } = bridge.app;
  const { name, userId } = await bridge.member();
  const { reference } = (await bridge.start(name)).body;
  const newest = await addTerms(deps, 'pro', { monthlyPriceKurus: 50_000, dailyTokens: 1_000 });
  await bridge.tell(reference);
  expect((await bridge.grant(name, reference)).body.ok).toBe(true);
  expect(await readTokens(deps, userId)).toEqual({ balance: 4_000, ledger: 4_000 });
  const grants = await deps.pool.query('SELECT terms_version FROM plan_grants WHERE user_id = $1', [userId]);
  expect(grants.rows).toEqual([{ terms_version: 1 }]);

  const other = await bridge.member();
  const start = (changes = {}) =>
    bridge.app.visitor().post<{ code?: string }>('/membership/payments', bridgeRequest(other.name, changes));
  expect((await start()).body.code).toBe('DOCUMENTS_CHANGED');
  expect((await start({ documentsVersion: documentsVersionOf(newest, defaultBrand) })).status).toBe(200);
  const sold = await deps.pool.query(
    'SELECT amount, terms_version, contract_text FROM membership_payments WHERE username = $1',
    [other.name],
  );
  expect(sold.rows).toEqual([
    { amount: 50_000, terms_version: 2, contract_text: expect.stringContaining('500,00 TL') },
  ]);
});
