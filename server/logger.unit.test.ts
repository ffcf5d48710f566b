import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { createLogger } from './logger.ts';

test('a password that is no right escape is hidden too', () => {
  const lines: string[] = [];
  const env = { ...parseEnv({ NODE_ENV: 'test', LOG_LEVEL: 'info', APP_SECRET: 'x'.repeat(32) }) };
  env.databaseUrl = 'postgres://app:yüzde%25%@localhost/app';
  const log = createLogger(env, { write: (line) => void lines.push(line) });
  log.error({ err: new Error(`bad ${new URL(env.databaseUrl).password}`) }, 'fault');
  expect(lines.join('')).not.toContain('zde');
});

test('values that PostgreSQL could not read stay out of the log', () => {
  const lines: string[] = [];
  const log = createLogger(parseEnv({ NODE_ENV: 'test', LOG_LEVEL: 'info', APP_SECRET: 'x'.repeat(32) }), {
    write: (line) => void lines.push(line),
  });
  const fault = new Error('invalid input syntax for type uuid: "tok"en-of-a-session"');
  log.error({ err: Object.assign(fault, { code: '22P02' }) }, 'fault');
  expect(lines.join('')).toContain('invalid input syntax');
  expect(lines.join('')).not.toContain('en-of-a-session');
});

test('secrets of the environment and of requests never reach the log', () => {
  const lines: string[] = [];
  const secret = 'cok-gizli-bir-imza-anahtari-0123456789';
  const env = parseEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    APP_SECRET: secret,
    DATABASE_URL: 'postgres://app:p%40rola-db@localhost/app',
    AI_PROVIDER: 'openai',
    AI_API_KEY: 'sk-anahtar',
    SMTP_URL: 'smtp://posta:post%40c%C4%B1@127.0.0.1',
    GOOGLE_CLIENT_ID: 'kimlik',
    GOOGLE_CLIENT_SECRET: 'google-gizi',
    PAYTR_MERCHANT_ID: '1',
    PAYTR_MERCHANT_KEY: 'paytr-anahtari',
    PAYTR_MERCHANT_SALT: 'paytr-tuzu',
  });
  const log = createLogger(env, { write: (line) => void lines.push(line) });
  const fault = new Error(
    `bad key sk-anahtar at postgres://app:p@rola-db@localhost, p%40rola-db, ${secret}, post@cı, google-gizi,
    paytr-anahtari, paytr-tuzu`,
  );
  log.error(
    {
      err: Object.assign(fault, {
        detail: 'Key (email)=(a@b.example)',
        code: '23505',
        client: { host: 'x3' },
      }),
      password: 'x1',
      headers: { cookie: 'x2' },
    },
    'fault',
  );
  const text = lines.join('');
  expect(text).toContain('bad key [gizli]');
  expect(text).toContain('23505');
  for (const hidden of [
    'sk-anahtar',
    'post@',
    'google-gizi',
    'paytr-',
    'rola-db',
    secret,
    'a@b.example',
    'x1',
    'x2',
    'x3',
  ])
    expect(text).not.toContain(hidden);
});
