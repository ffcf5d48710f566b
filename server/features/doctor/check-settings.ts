import type { Env } from '#server/env.ts';
import { type Check, failure, ok, warning } from './check.ts';

/** Values of samples and tutorials, which are no secrets. */
const placeholder = /^(?:.*(?:change-?me|changeme|example|password|secret|parola|gizli|12345678).*|(.)\1+)$/i;

const secretsOf = (env: Env): [name: string, values: readonly string[]][] => [
  ['APP_SECRET', env.appSecrets],
  ['SECRETS_KEY', env.secretsKeys],
  ['METRICS_TOKEN', env.metricsToken === null ? [] : [env.metricsToken]],
];

/** Invalid settings end a start, so that only questionable ones are left here. */
export const checkSettings: Check = async ({ env }) => {
  const guessable = secretsOf(env).flatMap(([name, values]) =>
    values.some((value) => placeholder.test(value)) ? [name] : [],
  );
  if (guessable.length > 0)
    return failure(
      `Örnek ya da tahmin edilebilir değer: ${guessable.join(', ')}.`,
      'openssl rand -hex 32 ile yeni bir değer üretin (docs/operations.md, Rotating the key).',
    );
  if (env.mode !== 'production')
    return warning(
      'Ayarlar geçerli, ama NODE_ENV production değil: geliştirme araçları açık.',
      'Yayındaki sitede NODE_ENV=production verin.',
    );
  return ok('Ayarlar geçerli.');
};
