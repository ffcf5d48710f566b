import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Env } from '../env.ts';

const hidden = '[gizli]';

/** A password may hold a bare per cent sign, which can't be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function secretsOf(env: Env): string[] {
  const password = env.databaseUrl === null ? '' : new URL(env.databaseUrl).password;
  return [env.appSecret, env.ai?.apiKey ?? '', password, decoded(password)].filter((secret) => secret !== '');
}

/** Lines of JSON on standard output; secrets of the environment and of requests never reach them. */
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
      // Only what is named here: pg hangs its client with the connection's settings on a fault, and others their requests.
      err(fault: unknown) {
        if (!(fault instanceof Error)) return { message: clean(String(fault)) };
        const { type, message, stack } = stdSerializers.err(fault);
        const { code, constraint, table }: Record<string, unknown> = { ...fault };
        return { type, message: clean(message), stack: clean(stack), code, constraint, table };
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
