import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EnvError } from './env.ts';
import { loadEnv } from './load-env.ts';
import { secretNames } from './secret-files.ts';

const secret = 'a-secret-of-more-than-thirty-two-letters';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yazihane-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

/** A complete production environment. */
const production = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://site.example',
  APP_SECRET_FILE: file('app-secret', `${secret}\n`),
  SECRETS_KEY_FILE: file('secrets-key', `${secret}\r\n`),
  DATABASE_URL_FILE: file('database-url', 'postgres://app:parola@db/app\n'),
});

function errorsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    loadEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.errors;
    throw error;
  }
  return [];
}

test('reads every secret from its file, without the line break at its end', () => {
  const files = Object.fromEntries(
    secretNames.map((name) => [
      `${name}_FILE`,
      file(name, `${name.endsWith('_URL') ? 'postgres://app@db/app' : secret}\n`),
    ]),
  );
  const env = loadEnv({
    ...production(),
    ...files,
    SMTP_URL_FILE: file('SMTP_URL', 'smtp://mail:25\n'),
    AI_PROVIDER: 'google',
    GOOGLE_CLIENT_ID: 'id',
    PAYTR_MERCHANT_ID: '1',
  });
  expect(env).toMatchObject({
    appSecrets: [secret],
    secretsKeys: [secret],
    databaseUrl: 'postgres://app@db/app',
    databaseDirectUrl: 'postgres://app@db/app',
    smtpUrl: 'smtp://mail:25',
    ai: { apiKey: secret },
    google: { clientSecret: secret },
    paytr: { merchantKey: secret, merchantSalt: secret },
    metricsToken: secret,
  });
});

describe('lists beside the other errors', () => {
  test('a missing file, a folder and an empty file', () => {
    const errors = errorsOf({
      ...production(),
      PORT: 'x',
      SMTP_URL_FILE: join(folder, 'nothing'),
      METRICS_TOKEN_FILE: folder,
      AI_API_KEY_FILE: file('empty', '\n'),
    });
    expect(errors).toEqual([
      `AI_API_KEY_FILE boş bir dosyayı gösteriyor: ${join(folder, 'empty')}`,
      `SMTP_URL_FILE okunamadı: ${join(folder, 'nothing')} (böyle bir dosya yok).`,
      `METRICS_TOKEN_FILE okunamadı: ${folder} (bu bir klasör).`,
      expect.stringMatching(/^PORT /),
    ]);
  });

  test('a secret that is also given by its variable', () => {
    expect(errorsOf({ ...production(), APP_SECRET: secret })).toEqual([
      'APP_SECRET ile APP_SECRET_FILE birlikte verilemez: yalnızca biri kalmalı.',
    ]);
  });
});

test('a file counts as not given when its variable is empty', () => {
  expect(loadEnv({ ...production(), SMTP_URL_FILE: '' }).smtpUrl).toBeNull();
});
