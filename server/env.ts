import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type AiProvider, aiProviderIds } from '#domain/generation/ai-providers.ts';
import type { ProxySettings } from './providers/ai/index.ts';
import { type PaytrSettings, paytrUrl } from './providers/paytr/index.ts';
import { StartupError } from './startup-error.ts';

export const modes = ['development', 'production', 'test'] as const;
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface AiSettings {
  provider: AiProvider;
  /** Empty only for 'other' (a local model may need none). */
  apiKey: string;
  /** Null for the provider's own address; always set for 'other'. */
  baseUrl: string | null;
  /** Null for the adapter's default; always set for 'other'. */
  model: string | null;
}

/** The environment, parsed once at boot; nothing else reads process.env. */
export interface Env {
  mode: (typeof modes)[number];
  port: number;
  host: string;
  /** Null for the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** The same database without a connection pooler, for what needs a session; null for `databaseUrl`. */
  databaseDirectUrl: string | null;
  /** A streaming replica for reads that may be some seconds old; null without one. */
  databaseReplicaUrl: string | null;
  /** The largest number of connections to `databaseUrl` in this process. */
  databasePoolMax: number;
  /** The same database as the role that owns its tables, without a pooler; null for the app's own role. */
  migrationDatabaseUrl: string | null;
  /** Whether a start migrates; when not, it refuses a database that lacks a migration. */
  migrateOnStart: boolean;
  /** Absolute path of the data directory. */
  dataDir: string;
  /** The site's public origin, without a trailing slash. */
  publicUrl: string;
  /** Sign cookies and seal texts; the first signs, all verify and open. At least 32 characters each. */
  appSecrets: [string, ...string[]];
  /** Keys that encrypt administrators' API keys; the first encrypts, all decrypt. At least 32 characters each. */
  secretsKeys: [string, ...string[]];
  /** In lower case by invariant rules. */
  adminEmails: string[];
  /** Number or addresses of the trusted proxies in front; 0 for none. */
  trustProxy: number | string[];
  ai: AiSettings | null;
  /** Whether an administrator may configure a provider in a private network, such as a local model. */
  aiPrivateAddresses: boolean;
  /** The HTTP proxies through which AI providers are reached; null for none. */
  proxy: ProxySettings | null;
  /** How many texts this process writes at the same time; more starts are refused. */
  maxRunningGenerations: number;
  /** Whether the built-in storyteller writes when no provider is configured. */
  storyteller: boolean;
  storytellerWordsPerSecond: number | 'instant';
  /** Whether the operator allows adult content; the plan and the declaration of age are checked too. */
  adultContent: boolean;
  /** The mail server; null stores mails in the development mailbox, or leaves them queued in production. */
  smtpUrl: string | null;
  /** The sender of mails, such as `Ad <adres>`. */
  mailFrom: string | null;
  /** Mails a minute of mailings to many people. */
  mailingPerMinute: number;
  /** The bearer token of reports of returned mails; null accepts none. */
  mailBounceToken: string | null;
  /** The recipient of contact messages. */
  supportEmail: string | null;
  /** Whether the sender's IP address is stored with a contact message (docs/product/content.md). */
  recordContactAddress: boolean;
  /** Sign-in with Google; null without credentials. `issuer` differs from Google's only in tests. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Card payments by PayTR; null without credentials, where development simulates PayTR. */
  paytr: PaytrSettings | null;
  /** PAYTR_TEST_MODE=on: every payment is a test, also with credentials stored in the panel. */
  paytrTestMode: boolean;
  /** Address of PayTR's API; PayTR's own unless PAYTR_BASE_URL names another. */
  paytrBaseUrl: string;
  /**
   * The membership service. `serviceUrl`: the outside service, null when this site manages memberships itself;
   * `paymentLink`: the operator's fixed payment link, null when each person gets their own link.
   */
  membership: { serviceUrl: string | null; paymentLink: string | null };
  /** Where the nightly backup goes: a folder or `s3://bucket/prefix`; null for none. */
  backupTo: string | null;
  /** How long nightly backups are kept, days. */
  backupKeepDays: number;
  /** The S3-compatible service of backups; null for Amazon's own and for the region of its usual files. */
  s3: { endpoint: string | null; region: string | null };
  /** Time in which requests are still served after SIGTERM while /readyz answers 503, ms. */
  drainDelayMs: number;
  /** The bearer token of /metrics; null disables /metrics. */
  metricsToken: string | null;
  logLevel: (typeof logLevels)[number];
}

/** All errors of the environment in Turkish, one per line. */
export class EnvError extends StartupError {
  readonly errors: string[];
  constructor(errors: string[]) {
    super(`Ortam ayarlarında hata var:\n${errors.map((error) => `  - ${error}`).join('\n')}`);
    this.name = 'EnvError';
    this.errors = errors;
  }
}

/** The administrator of the demo data; the default of ADMIN_EMAILS in development. */
export const demoAdministratorEmail = 'yonetici@yazihane.example';

/** Reads variables and collects their errors; an empty variable counts as not set. */
function createReader(source: NodeJS.ProcessEnv, found: readonly string[]) {
  const errors = [...found];
  const text = (name: string): string | null => source[name]?.trim() || null;
  return {
    errors,
    text,
    addError(message: string): void {
      errors.push(message);
    },
    integer(name: string, fallback: number, min: number, max: number): number {
      const value = text(name);
      if (value === null) return fallback;
      if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
      errors.push(`${name} ${min} ile ${max} arasında bir tam sayı olmalı ("${value}" verilmiş).`);
      return fallback;
    },
    oneOf<T extends string, F>(name: string, values: readonly T[], fallback: F): T | F {
      const value = text(name);
      if (value === null) return fallback;
      const known = values.find((candidate) => candidate === value.toLowerCase());
      if (known !== undefined) return known;
      errors.push(`${name} şunlardan biri olmalı: ${values.join(', ')} ("${value}" verilmiş).`);
      return fallback;
    },
    /** An http(s) address without its trailing slash. */
    address(name: string, schemes: readonly string[]): string | null {
      const value = text(name);
      if (value === null) return null;
      if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value.replace(/\/+$/, '');
      errors.push(
        `${name} ${schemes.map((scheme) => `${scheme}//`).join(' ya da ')} ile başlayan bir adres olmalı.`,
      );
      return null;
    },
  };
}

type Reader = ReturnType<typeof createReader>;

/** Reads a database URL and checks that it names a host and that its user name and password can be decoded. */
function readDatabaseUrl(
  read: Reader,
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL' | 'MIGRATION_DATABASE_URL',
): string | null {
  const address = read.address(name, ['postgres:', 'postgresql:']);
  if (address === null) return null;
  const { hostname, searchParams, username, password } = new URL(address);
  if (hostname === '' && !searchParams.has('host')) {
    read.addError(`${name} veritabanının makinesini (ya da host= ile soketinin klasörünü) belirtmeli.`);
  }
  if (/%(?![0-9a-f]{2})/i.test(username + password)) {
    read.addError(`${name} içindeki kullanıcı adında ya da şifrede % işareti %25 olarak yazılmalı.`);
  }
  return address;
}

/** Reads the addresses of the database and the size of its pool. The embedded database takes 100 connections. */
function readDatabase(
  read: Reader,
): Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrl' | 'databasePoolMax'> {
  const isExternal = read.text('DATABASE_URL') !== null;
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'MIGRATION_DATABASE_URL'])
    if (!isExternal && read.text(name) !== null)
      read.addError(`${name} yalnız DATABASE_URL ile birlikte verilir.`);
  return {
    databaseUrl: readDatabaseUrl(read, 'DATABASE_URL'),
    databaseDirectUrl: readDatabaseUrl(read, 'DATABASE_DIRECT_URL'),
    databaseReplicaUrl: readDatabaseUrl(read, 'DATABASE_REPLICA_URL'),
    databasePoolMax: read.integer('DATABASE_POOL_MAX', 20, 2, isExternal ? 500 : 80),
  };
}

/** Reads a list of secrets, the newest first; the newest is empty when none is set. */
function readSecrets(read: Reader, name: 'APP_SECRET' | 'SECRETS_KEY'): [string, ...string[]] {
  const [newest = '', ...older] = (read.text(name) ?? '').split(',').map((secret) => secret.trim());
  return [newest, ...older];
}

function readAppSecrets(read: Reader): Env['appSecrets'] {
  const secrets = readSecrets(read, 'APP_SECRET');
  if (read.text('APP_SECRET') === null) {
    read.addError(
      'APP_SECRET gerekli: çerezleri imzalayan, en az 32 karakterlik gizli bir değer (örnek: openssl rand -hex 32).',
    );
  } else if (secrets.some((secret) => secret.length < 32)) {
    read.addError('APP_SECRET en az 32 karakter olmalı; birden çoksa virgülle ayrılır, yenisi başta durur.');
  }
  return secrets;
}

function readBearerToken(read: Reader, name: string): string | null {
  const token = read.text(name);
  if (token === null || /^[\x21-\x7e]{32,}$/.test(token)) return token;
  read.addError(
    `${name} boşluksuz, en az 32 karakterlik ASCII bir değer olmalı (örnek: openssl rand -hex 32).`,
  );
  return null;
}

/** Reads the encryption keys; APP_SECRET is the default, except in production with a database of its own. */
function readSecretsKeys(
  read: Reader,
  appSecrets: Env['appSecrets'],
  production: boolean,
): Env['secretsKeys'] {
  const keys = readSecrets(read, 'SECRETS_KEY');
  if (keys[0] === '' && production && read.text('DATABASE_URL') !== null) {
    read.addError(
      'SECRETS_KEY gerekli: DATABASE_URL verildiğinde saklanan API anahtarlarını şifreleyen, en az 32 karakterlik gizli bir değer (örnek: openssl rand -hex 32). Site daha önce SECRETS_KEY olmadan çalıştıysa APP_SECRET ile aynı değeri verin.',
    );
  }
  if (keys[0] === '') return appSecrets;
  if (keys.some((key) => key.length < 32)) {
    read.addError('SECRETS_KEY en az 32 karakter olmalı; birden çoksa virgülle ayrılır, yenisi başta durur.');
  }
  return keys;
}

function readAdminEmails(read: Reader, fallback: string[]): string[] {
  const value = read.text('ADMIN_EMAILS');
  if (value === null) return fallback;
  const emails = value
    .split(',')
    .map((email) => email.trim().toLowerCase())
    .filter((email) => email !== '');
  for (const email of emails) {
    if (!/^[^\s@]+@[^\s@]+$/.test(email))
      read.addError(`ADMIN_EMAILS içinde "${email}" bir e-posta adresi değil.`);
  }
  return emails;
}

function isAddressRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function readTrustProxy(read: Reader): number | string[] {
  const value = read.text('TRUST_PROXY');
  if (value === null) return 0;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const ranges = value.split(',').map((range) => range.trim());
  if (ranges.every(isAddressRange)) return ranges;
  read.addError(
    'TRUST_PROXY öndeki vekil sunucu sayısı ya da adresleri olmalı (örnek: 1 ya da 10.0.0.0/8,127.0.0.1).',
  );
  return 0;
}

function readAi(read: Reader): AiSettings | null {
  const apiKey = read.text('AI_API_KEY') ?? '';
  const model = read.text('AI_MODEL');
  const baseUrl = read.address('AI_BASE_URL', ['https:', 'http:']);
  if (read.text('AI_PROVIDER') === null) {
    if (apiKey !== '')
      read.addError(
        `AI_API_KEY verilmiş ama AI_PROVIDER yok. Şunlardan biri olmalı: ${aiProviderIds.join(', ')}.`,
      );
    return null;
  }
  const provider = read.oneOf('AI_PROVIDER', aiProviderIds, null);
  if (provider === null) return null;
  if (provider === 'other') {
    if (!read.text('AI_BASE_URL')) read.addError('AI_PROVIDER=other için AI_BASE_URL gerekli.');
    if (!model) read.addError('AI_PROVIDER=other için AI_MODEL gerekli.');
  } else if (apiKey === '') {
    read.addError(`AI_PROVIDER=${provider} için AI_API_KEY gerekli.`);
  }
  return { provider, apiKey, baseUrl, model };
}

/** Reads the proxies in the usual variables, also in lower case, which comes first. */
function readProxy(read: Reader): Env['proxy'] {
  const address = (name: string) =>
    read.address(read.text(name.toLowerCase()) === null ? name : name.toLowerCase(), ['http:', 'https:']);
  const http = address('HTTP_PROXY');
  const https = address('HTTPS_PROXY');
  if (http === null && https === null) return null;
  return { http, https, except: read.text('no_proxy') ?? read.text('NO_PROXY') ?? '' };
}

function readStorytellerPace(read: Reader, mode: Env['mode']): number | 'instant' {
  const value = read.text('STORYTELLER_WORDS_PER_SECOND');
  if (value === null) return mode === 'test' ? 'instant' : 40;
  return value === 'instant' ? value : read.integer('STORYTELLER_WORDS_PER_SECOND', 40, 1, 10_000);
}

function readGoogle(read: Reader): Env['google'] {
  const clientId = read.text('GOOGLE_CLIENT_ID');
  const clientSecret = read.text('GOOGLE_CLIENT_SECRET');
  const issuer = read.address('GOOGLE_ISSUER', ['https:', 'http:']) ?? 'https://accounts.google.com';
  if (clientId === null && clientSecret === null) return null;
  if (clientId === null || clientSecret === null) {
    read.addError('GOOGLE_CLIENT_ID ile GOOGLE_CLIENT_SECRET birlikte verilmeli.');
    return null;
  }
  return { clientId, clientSecret, issuer };
}

/** Reads all credentials or none; test mode and address also apply to credentials stored in the panel. */
function readPaytr(read: Reader): Pick<Env, 'paytr' | 'paytrTestMode' | 'paytrBaseUrl'> {
  const names = ['PAYTR_MERCHANT_ID', 'PAYTR_MERCHANT_KEY', 'PAYTR_MERCHANT_SALT'] as const;
  const [merchantId, merchantKey, merchantSalt] = names.map((name) => read.text(name));
  const testMode = ['on', '1'].includes(read.oneOf('PAYTR_TEST_MODE', ['on', 'off', '1', '0'], 'off'));
  const baseUrl = read.address('PAYTR_BASE_URL', ['https:', 'http:']) ?? paytrUrl;
  const shared = { paytrTestMode: testMode, paytrBaseUrl: baseUrl };
  if (!merchantId && !merchantKey && !merchantSalt) return { ...shared, paytr: null };
  if (!merchantId || !merchantKey || !merchantSalt) {
    read.addError(`${names.join(', ')} birlikte verilmeli.`);
    return { ...shared, paytr: null };
  }
  return { ...shared, paytr: { merchantId, merchantKey, merchantSalt, testMode, baseUrl } };
}

function readMailFrom(read: Reader): string | null {
  const from = read.text('MAIL_FROM');
  if (from !== null && !/^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)) {
    read.addError('MAIL_FROM bir e-posta adresi olmalı (örnek: Yazıhane <merhaba@yazihane.example>).');
  }
  return from;
}

function readSupportEmail(read: Reader): string | null {
  const address = read.text('SUPPORT_EMAIL');
  if (address !== null && !/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(address)) {
    read.addError('SUPPORT_EMAIL tek bir e-posta adresi olmalı (örnek: destek@yazihane.example).');
  }
  return address;
}

/** Reads where backups go; the credentials are read by the library for S3. */
function readBackup(read: Reader): Pick<Env, 'backupTo' | 'backupKeepDays' | 's3'> {
  const to = read.text('BACKUP_TO');
  if (to !== null && /^[a-z0-9]+:/i.test(to) && !/^s3:\/\/[^/\s]+/.test(to))
    read.addError('BACKUP_TO bir klasör ya da s3://kova/yol biçiminde bir adres olmalı.');
  const endpoint =
    read.address('AWS_ENDPOINT_URL_S3', ['https:', 'http:']) ??
    read.address('AWS_ENDPOINT_URL', ['https:', 'http:']);
  // Other services than Amazon's often have no region, but the signature needs one.
  const region = read.text('AWS_REGION') ?? (endpoint === null ? null : 'us-east-1');
  return {
    backupTo: to,
    backupKeepDays: read.integer('BACKUP_KEEP_DAYS', 14, 1, 3_650),
    s3: { endpoint, region },
  };
}

/**
 * Parses the environment.
 * @param found errors that were found before, such as those of files
 * @throws EnvError that lists all errors
 */
export function parseEnv(source: NodeJS.ProcessEnv, found: readonly string[] = []): Env {
  const read = createReader(source, found);
  const mode = read.oneOf('NODE_ENV', modes, 'development' as const);
  const production = mode === 'production';
  const port = read.integer('PORT', 3000, 0, 65_535);
  const publicUrl = read.address('PUBLIC_URL', ['https:', 'http:']);
  if (production && !read.text('PUBLIC_URL')) {
    read.addError('PUBLIC_URL gerekli: sitenin dışarıdan görünen adresi (örnek: https://yazihane.example).');
  }
  const appSecrets = readAppSecrets(read);
  const env: Env = {
    mode,
    port,
    host: read.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    ...readDatabase(read),
    migrationDatabaseUrl: readDatabaseUrl(read, 'MIGRATION_DATABASE_URL'),
    migrateOnStart: read.oneOf('MIGRATE_ON_START', ['on', 'off'], 'on') === 'on',
    dataDir: resolve(read.text('DATA_DIR') ?? '.data'),
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    appSecrets,
    secretsKeys: readSecretsKeys(read, appSecrets, production),
    adminEmails: readAdminEmails(read, production ? [] : [demoAdministratorEmail]),
    trustProxy: readTrustProxy(read),
    ai: readAi(read),
    aiPrivateAddresses: read.oneOf('AI_PRIVATE_ADDRESSES', ['on', 'off'], production ? 'off' : 'on') === 'on',
    proxy: readProxy(read),
    maxRunningGenerations: read.integer('MAX_RUNNING_GENERATIONS', 300, 1, 100_000),
    storyteller: read.oneOf('STORYTELLER', ['on', 'off'], production ? 'off' : 'on') === 'on',
    storytellerWordsPerSecond: readStorytellerPace(read, mode),
    adultContent: read.oneOf('ADULT_CONTENT', ['on', 'off'], production ? 'off' : 'on') === 'on',
    smtpUrl: read.address('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(read),
    mailingPerMinute: read.integer('MAILING_PER_MINUTE', 60, 1, 100_000),
    mailBounceToken: readBearerToken(read, 'MAIL_BOUNCE_TOKEN'),
    supportEmail: readSupportEmail(read),
    recordContactAddress: read.oneOf('CONTACT_ADDRESS', ['on', 'off'], 'off') === 'on',
    google: readGoogle(read),
    ...readPaytr(read),
    membership: {
      serviceUrl: read.address('MEMBERSHIP_SERVICE_URL', ['https:', 'http:']),
      paymentLink: read.address('MEMBERSHIP_PAYMENT_LINK', ['https:']),
    },
    ...readBackup(read),
    drainDelayMs: read.integer('DRAIN_DELAY_SECONDS', production ? 5 : 0, 0, 300) * 1_000,
    metricsToken: readBearerToken(read, 'METRICS_TOKEN'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, mode === 'test' ? 'silent' : 'info'),
  };
  if (read.errors.length > 0) throw new EnvError(read.errors);
  return env;
}
