import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SalesDocuments } from '#contract/payments.ts';
import { salesDocumentsVersion } from '#domain/content/legal/sales-documents.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const linesOf = ({ preInformation, contract }: SalesDocuments) =>
  [preInformation, contract].map(({ sections }) =>
    sections.flatMap(({ paragraphs }) => paragraphs).join('\n'),
  );

test('the documents in force come with price and places for the buyer’s facts', async () => {
  const { body } = await app.visitor().get<SalesDocuments>('/payments/documents?sale=card');
  expect(body.version).toBe(salesDocumentsVersion);
  for (const text of linesOf(body)) {
    expect(text).toContain('200,00 TL');
    for (const place of ['{fullName}', '{email}', '{phone}', '{address}']) expect(text).toContain(place);
  }
});

test('the documents of a payment by a link need only the username', async () => {
  const { body } = await app.visitor().get<SalesDocuments>('/payments/documents?sale=link');
  for (const text of linesOf(body)) expect(text.match(/\{\w+\}/g)).toEqual(['{username}']);
});

test('the site reports whether card payments are available', async () => {
  const status = async (of: TestApp) =>
    (await of.visitor().get<{ cardPayments: boolean }>('/site')).body.cardPayments;
  expect(await status(app)).toBe(true);
  const closed = await startTestApp({
    env: { NODE_ENV: 'production', PUBLIC_URL: 'https://site.example', ADMIN_EMAILS: 'a@site.example' },
  });
  expect(await status(closed)).toBe(false);
  await closed.stop();
});
