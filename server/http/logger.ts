import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Env } from '../env.ts';

const hidden = '[gizli]';

function secretsOf(env: Env): string[] {
  const password = env.databaseUrl === null ? '' : new URL(env.databaseUrl).password;
  return [env.appSecret, env.ai?.apiKey ?? '', password, decodeURIComponent(password)].filter(
    (secret) => secret !== '',
  );
}

/** Lines of JSON on standard output; secrets of the environment and of requests never reach them. */
export function createLogger(env: Env, destination?: DestinationStream): Logger {
  const secrets = secretsOf(env);
  const clean = (text: string) => secrets.reduce((kept, secret) => kept.replaceAll(secret, hidden), text);
  const options = {
    level: env.logLevel,
    base: null,
    redact: {
      // `detail` and `parameters` of a database fault quote what people wrote.
      paths: [
        'err.detail',
        'err.parameters',
        ...['password', 'cookie', 'authorization', 'token'].flatMap((key) => [key, `*.${key}`]),
      ],
      censor: hidden,
    },
    serializers: {
      err(error: Error) {
        const { message, stack, ...rest } = stdSerializers.err(error);
        return { ...rest, message: clean(message), stack: clean(stack) };
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
