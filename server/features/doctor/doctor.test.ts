import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { dayMs } from '#domain/time/durations.ts';
import { connect } from '#server/db/connect.ts';
import { parseEnv } from '#server/env.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { startFakeAi } from '#testing/fake-ai/server.ts';
import { freePort } from '#testing/free-port.ts';
import { startSmtpInbox } from '#testing/mail/smtp-inbox.ts';
import { startPaytr } from '#testing/paytr/paytr-server.ts';
import { runChecks } from './run-checks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const usual = {
  NODE_ENV: 'test',
  APP_SECRET: '9f1c2ab477d05e6f8a3b9c0d1e2f3a4b',
  DATA_DIR: tmpdir(),
  // Nothing listens there.
  PUBLIC_URL: 'http://127.0.0.1:1',
  PAYTR_BASE_URL: 'http://127.0.0.1:1',
};

/** Runs all checks with these settings, and returns the named one. */
async function check(name: string, settings: NodeJS.ProcessEnv, { db = database.db, limitMs = 10_000 } = {}) {
  const reports = await runChecks({ env: parseEnv({ ...usual, ...settings }), db, now: new Date() }, limitMs);
  const { result, found, advice } = reports.find((report) => report.name === name) ?? {};
  return { result, found, advice };
}

/** A neighbour that accepts connections and never answers. */
async function startSilentServer(): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A web server that answers with this status and clock. */
async function startWebServer(status: number, clock = new Date()): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { date: clock.toUTCString() });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('names secrets with a sample value, and shows none', async () => {
  const settings = { APP_SECRET: 'change-me-change-me-change-me-change-me', METRICS_TOKEN: 'a'.repeat(40) };
  expect(await check('settings', settings)).toMatchObject({
    result: 'error',
    found: 'Örnek ya da tahmin edilebilir değer: APP_SECRET, SECRETS_KEY, METRICS_TOKEN.',
  });
  expect(await check('settings', { NODE_ENV: 'production', SECRETS_KEY: usual.APP_SECRET })).toMatchObject({
    result: 'ok',
  });
});

test('passes a database of this version, also by its direct address', async () => {
  expect(
    await check('database', { DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.url }),
  ).toMatchObject({ result: 'ok', found: expect.stringContaining('Doğrudan adres aynı') });
});

test('fails a database that is unreachable, outdated, or another one by its direct address', async () => {
  const away = connect('postgres://127.0.0.1:1/site', { max: 1 });
  onTestFinished(() => away.db.destroy());
  expect(await check('database', {}, { db: away.db })).toMatchObject({
    result: 'error',
    found: expect.stringContaining('ECONNREFUSED'),
  });
  for (const name of ['providers', 'paytr', 'backup'])
    expect(await check(name, {}, { db: away.db }), name).toMatchObject({ result: 'skipped', advice: null });
  const other = await createTestDatabase({ max: 4 });
  onTestFinished(() => other.drop());
  const addresses = { DATABASE_URL: database.url, DATABASE_DIRECT_URL: other.url };
  expect((await check('database', addresses)).found).toContain('başka bir veritabanını');
  await other.pool.query(`DELETE FROM kysely_migration WHERE name LIKE '0059%'`);
  expect(await check('database', {}, { db: other.db })).toEqual({
    result: 'error',
    found: 'Bekleyen güncelleme: 0059-administrators.',
    advice: expect.stringContaining('npm run db:migrate'),
  });
});

test('signs in at the mail server and fails one that is closed, refuses, or is silent', async () => {
  const inbox = await startSmtpInbox();
  onTestFinished(() => inbox.close());
  expect((await check('mail', { SMTP_URL: inbox.url })).result).toBe('ok');
  expect(inbox.mails).toEqual([]);
  const strict = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no such user')),
  });
  strict.listen(0, '127.0.0.1');
  await once(strict.server, 'listening');
  onTestFinished(() => strict.close());
  const { port } = strict.server.address() as AddressInfo;
  const refused = await check('mail', { SMTP_URL: `smtp://ada:posta-parolasi@127.0.0.1:${port}` });
  expect(refused.found).toContain('sunucunun yanıtı 535');
  expect(refused.result).toBe('error');
  expect(JSON.stringify(refused)).not.toContain('posta-parolasi');
  const closed = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  expect((await check('mail', closed)).found).toMatch(/ECONN|ESOCKET/);
  const silent = { SMTP_URL: `smtp://127.0.0.1:${await startSilentServer()}` };
  expect(await check('mail', silent, { limitMs: 1_000 })).toMatchObject({
    result: 'error',
    found: '1 saniye içinde yanıt gelmedi.',
  });
  expect((await check('mail', {})).result).toBe('skipped');
});

test('asks the provider, and fails one that refuses or is silent', async () => {
  const ai = await startFakeAi();
  onTestFinished(() => ai.close());
  const settings = (url: string, model: string) => ({
    AI_PROVIDER: 'other',
    AI_BASE_URL: url,
    AI_API_KEY: 'sk-gizli-anahtar',
    AI_MODEL: model,
  });
  expect((await check('providers', settings(ai.baseUrl, 'ok'))).result).toBe('ok');
  const refused = await check('providers', settings(ai.baseUrl, 'fault-400-key'));
  expect(refused.result).toBe('error');
  expect(JSON.stringify(refused)).not.toContain('sk-gizli');
  const silent = settings(`http://127.0.0.1:${await startSilentServer()}/v1`, 'ok');
  expect((await check('providers', silent, { limitMs: 1_000 })).found).toMatch(/saniye|yanıt|ulaş/);
  expect((await check('providers', { STORYTELLER: 'off' })).result).toBe('error');
});

test("passes PayTR's answer, and fails a refused signature and a server that is down", async () => {
  const paytr = await startPaytr();
  onTestFinished(() => paytr.close());
  const answer = (body: object) => () => new Response(JSON.stringify(body));
  paytr.answerInstead = answer({ status: 'error', err_no: '004', err_msg: 'yok' });
  expect((await check('paytr', { ...paytr.env, PAYTR_TEST_MODE: 'off' })).result).toBe('ok');
  expect((await check('paytr', { ...paytr.env, PAYTR_TEST_MODE: 'on' })).result).toBe('warning');
  paytr.answerInstead = answer({ status: 'error', err_no: '005', err_msg: paytr.settings.merchantKey });
  const refused = await check('paytr', paytr.env);
  expect(refused).toMatchObject({ result: 'error', found: expect.stringContaining('hata 005') });
  expect(JSON.stringify(refused)).not.toContain(paytr.settings.merchantKey);
  paytr.answerInstead = () => new Response('', { status: 503 });
  expect((await check('paytr', paytr.env)).found).toBe('PayTR yanıt vermedi.');
  expect((await check('paytr', {})).result).toBe('skipped');
});

test("compares the clock with the database's and a neighbour's", async () => {
  expect(await check('clock', {})).toMatchObject({
    result: 'ok',
    found: expect.stringContaining('veritabanı'),
  });
  const late = await startWebServer(200, new Date(Date.now() - 60_000));
  expect(await check('clock', { PAYTR_BASE_URL: late })).toMatchObject({
    result: 'error',
    advice: expect.stringContaining('NTP'),
  });
});

test('fails a data folder that does not exist', async () => {
  expect((await check('disk', {})).found).toMatch(/GB boş/);
  expect(await check('disk', { DATA_DIR: '/nonexistent' })).toMatchObject({
    result: 'error',
    found: 'Veri klasörü okunamadı (ENOENT).',
  });
});

test('warns of a missing backup and fails an old one', async () => {
  expect((await check('backup', {})).result).toBe('warning');
  const insert = (ended_at: Date) =>
    database.db
      .insertInto('backups')
      .values({ started_at: ended_at, ended_at, place: '/yedek', bytes: 1, error: null })
      .execute();
  await insert(new Date(Date.now() - 5 * dayMs));
  expect(await check('backup', {})).toMatchObject({ result: 'error', found: 'Son yedek 5 gün önce alındı.' });
  await insert(new Date());
  expect((await check('backup', {})).result).toBe('ok');
});

test('asks the site by its own address', async () => {
  expect((await check('address', {})).result).toBe('warning');
  expect((await check('address', { PUBLIC_URL: await startWebServer(200) })).result).toBe('ok');
  expect((await check('address', { PUBLIC_URL: await startWebServer(502) })).found).toContain('502');
  expect((await check('address', { PUBLIC_URL: 'https://yazihane.example' })).result).toBe('error');
});
