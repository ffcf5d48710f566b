import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Env } from './env.ts';

const hidden = '[gizli]';

/** Decodes a password, which may contain a per cent sign that is not an escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The password in a URL, as written and decoded. */
function passwordsIn(address: string | null): string[] {
  const password = address === null ? '' : new URL(address).password;
  return [password, decoded(password)];
}

function secretsOf({
  appSecrets,
  ai,
  google,
  paytr,
  databaseUrl,
  databaseDirectUrl,
  databaseReplicaUrl,
  smtpUrl,
}: Env): string[] {
  const keys = [...appSecrets, ai?.apiKey, google?.clientSecret, paytr?.merchantKey, paytr?.merchantSalt];
  const all = [
    ...keys,
    ...passwordsIn(databaseUrl),
    ...passwordsIn(databaseDirectUrl),
    ...passwordsIn(databaseReplicaUrl),
    ...passwordsIn(smtpUrl),
  ];
  return all.flatMap((secret) => secret || []);
}

/** An error and its causes. */
function chainOf(fault: Error): Error[] {
  const chain: Error[] = [];
  for (let at: unknown = fault; at instanceof Error && chain.length < 10; at = at.cause) chain.push(at);
  return chain;
}

/** Removes the value that PostgreSQL quotes in an error of class 22 (invalid data): it may be a token or a text. */
function withoutValues(text: string, fault: Error): string {
  return chainOf(fault).reduce((kept, { message, ...own }) => {
    const code = 'code' in own && typeof own.code === 'string' ? own.code : '';
    return code.startsWith('22') ? kept.replaceAll(message, message.replace(/".*"/s, hidden)) : kept;
  }, text);
}

/** Writes JSON lines to standard output, without the secrets of the environment and of requests. */
export function createLogger(env: Env, destination?: DestinationStream): Logger {
  const secrets = secretsOf(env);
  const clean = (text: string) => secrets.reduce((kept, secret) => kept.replaceAll(secret, hidden), text);
  const options = {
    level: env.logLevel,
    base: null,
    redact: {
      paths: ['password', 'cookie', 'authorization', 'token'].flatMap((key) => [key, `*.${key}`]),
      censor: hidden,
    },
    serializers: {
      // Only the fields named here: pg attaches its client with the connection settings to an error, others their requests.
      err(fault: unknown) {
        if (!(fault instanceof Error)) return { message: clean(String(fault)) };
        const { type, message, stack } = stdSerializers.err(fault);
        const { code, constraint, table }: Record<string, unknown> = { ...fault };
        const shown = (text: string) => clean(withoutValues(text, fault));
        return { type, message: shown(message), stack: shown(stack), code, constraint, table };
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
