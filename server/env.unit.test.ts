import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

const secret = 'a-secret-of-more-than-thirty-two-letters';

function errorsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.errors;
    throw error;
  }
  return [];
}

describe('development', () => {
  test('needs only a secret, listens on loopback and lets the storyteller write', () => {
    expect(parseEnv({ APP_SECRET: secret })).toEqual({
      mode: 'development',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrl: null,
      databasePoolMax: 20,
      migrationDatabaseUrl: null,
      migrateOnStart: true,
      dataDir: resolve('.data'),
      publicUrl: 'http://localhost:3000',
      appSecrets: [secret],
      adminEmails: ['yonetici@yazihane.example'],
      trustProxy: 0,
      ai: null,
      aiPrivateAddresses: true,
      secretsKeys: [secret],
      supportEmail: null,
      recordContactAddress: false,
      proxy: null,
      maxRunningGenerations: 300,
      mailingPerMinute: 60,
      mailBounceToken: null,
      storyteller: true,
      storytellerWordsPerSecond: 40,
      adultContent: true,
      smtpUrl: null,
      mailFrom: null,
      google: null,
      membership: { serviceUrl: null, paymentLink: null },
      paytr: null,
      backupTo: null,
      backupKeepDays: 14,
      s3: { endpoint: null, region: null },
      drainDelayMs: 0,
      metricsToken: null,
      paytrTestMode: false,
      paytrBaseUrl: 'https://www.paytr.com',
      logLevel: 'info',
    });
  });

  test('is the mode of every NODE_ENV except production', () => {
    expect(parseEnv({ APP_SECRET: secret, NODE_ENV: '' }).mode).toBe('development');
  });
});

describe('production', () => {
  const production = { NODE_ENV: 'production', APP_SECRET: secret, PUBLIC_URL: 'https://yazihane.example/' };

  test('has no demo administrator, no storyteller unless enabled, and listens on all interfaces', () => {
    const env = parseEnv(production);
    expect(env).toMatchObject({ adminEmails: [], storyteller: false, adultContent: false, host: '0.0.0.0' });
    expect(env.publicUrl).toBe('https://yazihane.example');
    expect(parseEnv({ ...production, STORYTELLER: 'on' }).storyteller).toBe(true);
  });

  test('serves for five seconds after SIGTERM unless another time is set', () => {
    expect(parseEnv(production).drainDelayMs).toBe(5_000);
    expect(parseEnv({ ...production, DRAIN_DELAY_SECONDS: '0' }).drainDelayMs).toBe(0);
  });

  test('needs SECRETS_KEY beside DATABASE_URL', () => {
    const external = { ...production, DATABASE_URL: 'postgres://yazihane@db/yazihane' };
    expect(errorsOf(external)).toEqual([expect.stringMatching(/^SECRETS_KEY gerekli: /)]);
    expect(parseEnv({ ...external, SECRETS_KEY: secret }).secretsKeys).toEqual([secret]);
  });

  test('reports a missing secret and a missing address together', () => {
    const errors = errorsOf({ NODE_ENV: 'production' });
    expect(errors).toHaveLength(2);
    expect(errors.join(' ')).toMatch(/PUBLIC_URL.*APP_SECRET/);
  });
});

test('lists all errors at once', () => {
  const errors = errorsOf({
    NODE_ENV: 'staging',
    APP_SECRET: 'short',
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'yazihane',
    ADMIN_EMAILS: 'a@b.co, yok',
    TRUST_PROXY: 'yes',
    AI_PROVIDER: 'acme',
    STORYTELLER: 'maybe',
    STORYTELLER_WORDS_PER_SECOND: 'fast',
    BACKUP_TO: 'ftp://site.example/yedek',
    BACKUP_KEEP_DAYS: '0',
    METRICS_TOKEN: 'short',
    LOG_LEVEL: 'loud',
  });
  for (const name of [
    'NODE_ENV',
    'APP_SECRET',
    'PORT',
    'DATABASE_URL',
    'PUBLIC_URL',
    'ADMIN_EMAILS',
    'TRUST_PROXY',
    'AI_PROVIDER',
    'STORYTELLER ',
    'STORYTELLER_WORDS_PER_SECOND',
    'BACKUP_TO',
    'BACKUP_KEEP_DAYS',
    'METRICS_TOKEN',
    'LOG_LEVEL',
  ]) {
    expect(errors.filter((error) => error.startsWith(name))).toHaveLength(1);
  }
});

test('takes a list of secrets, the newest first; they are the default of SECRETS_KEY', () => {
  const env = parseEnv({ APP_SECRET: ` ${secret}-new, ${secret}` });
  expect(env.appSecrets).toEqual([`${secret}-new`, secret]);
  expect(env.secretsKeys).toEqual(env.appSecrets);
  expect(errorsOf({ APP_SECRET: `${secret},short` })).toEqual([
    expect.stringMatching(/^APP_SECRET en az 32/),
  ]);
});

test('repeats no secret in an error', () => {
  const source = {
    APP_SECRET: 'çok-gizli',
    METRICS_TOKEN: 'gizli',
    AI_API_KEY: 'sk-gizli',
    DATABASE_URL: 'mysql://u:gizli@h/d',
  };
  expect(errorsOf(source).join(' ')).not.toMatch(/gizli(?! bir)/);
});

test('lower-cases administrator addresses by invariant rules: INFO@ is info@', () => {
  const env = parseEnv({ APP_SECRET: secret, ADMIN_EMAILS: ' INFO@Ornek.COM ,ikinci@ornek.com' });
  expect(env.adminEmails).toEqual(['info@ornek.com', 'ikinci@ornek.com']);
});

test.each([
  ['2', 2],
  ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
  ['::1/128', ['::1/128']],
])('TRUST_PROXY=%s is read', (value, expected) => {
  expect(parseEnv({ APP_SECRET: secret, TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test.each(['10.0.0.0/33', '10.0.0', 'proxy.local', '1.1.1.1/8/8'])('rejects TRUST_PROXY=%s', (value) => {
  expect(errorsOf({ APP_SECRET: secret, TRUST_PROXY: value })).toHaveLength(1);
});

describe('AI provider', () => {
  test('is read with its key, address and model', () => {
    const source = {
      AI_PROVIDER: 'google',
      AI_API_KEY: 'k',
      AI_MODEL: 'm',
      AI_BASE_URL: 'http://127.0.0.1:1/v1/',
    };
    expect(parseEnv({ APP_SECRET: secret, ...source }).ai).toEqual({
      provider: 'google',
      apiKey: 'k',
      baseUrl: 'http://127.0.0.1:1/v1',
      model: 'm',
    });
  });

  test('named other needs an address and a model, but no key', () => {
    expect(errorsOf({ APP_SECRET: secret, AI_PROVIDER: 'other' })).toHaveLength(2);
    const own = { AI_PROVIDER: 'other', AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'gemma3' };
    expect(parseEnv({ APP_SECRET: secret, ...own }).ai).toMatchObject({ provider: 'other', apiKey: '' });
  });

  test.each([{ AI_PROVIDER: 'openai' }, { AI_API_KEY: 'k' }])(
    'is rejected when only half of it is set: %o',
    (source) => {
      expect(errorsOf({ APP_SECRET: secret, ...source })).toHaveLength(1);
    },
  );
});

test('sets the pace of the storyteller: instant in tests, configured elsewhere', () => {
  expect(parseEnv({ APP_SECRET: secret, NODE_ENV: 'test' }).storytellerWordsPerSecond).toBe('instant');
  const paced = { APP_SECRET: secret, STORYTELLER_WORDS_PER_SECOND: '120' };
  expect(parseEnv(paced).storytellerWordsPerSecond).toBe(120);
});

test('reports a database address without a host', () => {
  for (const address of ['postgres:///app', 'postgres://app:yüzde%@localhost/app'])
    expect(() => parseEnv({ APP_SECRET: 'x'.repeat(32), DATABASE_URL: address }), address).toThrow(
      'DATABASE_URL',
    );
  const socket = 'postgres:///app?host=/run/postgresql';
  expect(parseEnv({ APP_SECRET: 'x'.repeat(32), DATABASE_URL: socket }).databaseUrl).toBe(socket);
});

describe('the pool', () => {
  const external = { APP_SECRET: secret, DATABASE_URL: 'postgres://app@db/app' };
  test('takes 20 connections or as many as are set', () => {
    expect(parseEnv(external).databasePoolMax).toBe(20);
    expect(parseEnv({ ...external, DATABASE_POOL_MAX: '500' }).databasePoolMax).toBe(500);
  });
  test.each(['1', '501', '-2', '5.5', 'many'])('rejects %s connections', (value) => {
    expect(errorsOf({ ...external, DATABASE_POOL_MAX: value })).toEqual([
      expect.stringMatching(/^DATABASE_POOL_MAX 2 ile 500 arasında/),
    ]);
  });
  test('takes at most 80 of the embedded database', () => {
    expect(errorsOf({ APP_SECRET: secret, DATABASE_POOL_MAX: '81' })).toEqual([
      expect.stringMatching(/^DATABASE_POOL_MAX 2 ile 80 arasında/),
    ]);
  });
  test('has no direct address without an address', () => {
    expect(errorsOf({ APP_SECRET: secret, DATABASE_DIRECT_URL: 'postgres://app@db/app' })).toEqual([
      expect.stringMatching(/^DATABASE_DIRECT_URL yalnız DATABASE_URL ile/),
    ]);
  });
});

describe('card payments', () => {
  const credentials = {
    PAYTR_MERCHANT_ID: '123456',
    PAYTR_MERCHANT_KEY: 'key',
    PAYTR_MERCHANT_SALT: 'salt',
  };
  test('use PayTR with all credentials, in test mode only when it is set', () => {
    const read = (more: NodeJS.ProcessEnv) => parseEnv({ APP_SECRET: secret, ...credentials, ...more }).paytr;
    const settings = { merchantId: '123456', merchantKey: 'key', merchantSalt: 'salt' };
    expect(read({})).toEqual({ ...settings, testMode: false, baseUrl: 'https://www.paytr.com' });
    expect(read({ PAYTR_TEST_MODE: '1', PAYTR_BASE_URL: 'http://127.0.0.1:9/' })).toEqual({
      ...settings,
      testMode: true,
      baseUrl: 'http://127.0.0.1:9',
    });
  });

  test.each(Object.keys(credentials))('are rejected without %s', (missing) => {
    const errors = errorsOf({ APP_SECRET: secret, ...credentials, [missing]: '' });
    expect(errors).toEqual([
      'PAYTR_MERCHANT_ID, PAYTR_MERCHANT_KEY, PAYTR_MERCHANT_SALT birlikte verilmeli.',
    ]);
  });
});

test('reads where backups go, with a region for services that have none', () => {
  const bucket = { APP_SECRET: secret, BACKUP_TO: 's3://kova/gece' };
  expect(parseEnv(bucket)).toMatchObject({
    backupTo: 's3://kova/gece',
    s3: { endpoint: null, region: null },
  });
  const elsewhere = { ...bucket, AWS_ENDPOINT_URL_S3: 'https://s3.site.example/' };
  const endpoint = 'https://s3.site.example';
  expect(parseEnv(elsewhere).s3).toEqual({ endpoint, region: 'us-east-1' });
  expect(parseEnv({ ...elsewhere, AWS_REGION: 'tr-1' }).s3).toEqual({ endpoint, region: 'tr-1' });
});

test('reads who migrates, and when', () => {
  const given = {
    APP_SECRET: secret,
    DATABASE_URL: 'postgres://app@db/site',
    MIGRATE_ON_START: 'off',
    MIGRATION_DATABASE_URL: 'postgres://owner@db/site',
  };
  expect(parseEnv(given)).toMatchObject({
    migrateOnStart: false,
    migrationDatabaseUrl: 'postgres://owner@db/site',
  });
  expect(() => parseEnv({ ...given, MIGRATE_ON_START: 'no', MIGRATION_DATABASE_URL: 'postgres://' })).toThrow(
    /MIGRATION_DATABASE_URL[\s\S]*MIGRATE_ON_START şunlardan biri olmalı: on, off/,
  );
});
