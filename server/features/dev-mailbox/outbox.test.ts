import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { keepMail, mountOutbox, outboxPath } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const id = crypto.randomUUID();
const hostile = '<script>alert(1)</script>';

test('lists each stored mail once in development, escaped and with a content security policy', async () => {
  const http = createApp(app.deps);
  expect(mountOutbox(http, app.deps)).toBe(true);
  const mail = {
    to: 'ayse@site.example',
    subject: hostile,
    text: 'Bağlantı: http://localhost/x#y',
    html: '<p>Merhaba</p>',
  };
  await keepMail(app.deps.db, mail, id);
  await keepMail(app.deps.db, mail, id);
  const page = await http.request(outboxPath);
  const text = await page.text();
  expect(text.split('<article>')).toHaveLength(2);
  expect(text).toContain('<a href="http://localhost/x#y">');
  expect(text).not.toContain(hostile);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const opened = await http.request(`${outboxPath}/${id}`);
  expect(await opened.text()).toBe(mail.html);
  expect(opened.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect((await http.request(`${outboxPath}/olmayan`)).status).toBe(404);
});

test.each([
  ['in production', { mode: 'production' as const }],
  ['with a mail server', { smtpUrl: 'smtp://127.0.0.1:1' }],
])('%s the mailbox is not mounted', async (_name, changed) => {
  const deps = { ...app.deps, env: { ...app.deps.env, ...changed } };
  const http = createApp(deps);
  expect(mountOutbox(http, deps)).toBe(false);
  for (const path of [outboxPath, `${outboxPath}/${id}`]) expect((await http.request(path)).status).toBe(404);
});
