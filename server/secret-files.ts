import { readFileSync } from 'node:fs';

/** Settings that a file may give: `NAME_FILE` is its path, as containers and systemd pass secrets. */
export const secretNames = [
  'APP_SECRET',
  'SECRETS_KEY',
  'AI_API_KEY',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'MIGRATION_DATABASE_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'PAYTR_MERCHANT_KEY',
  'PAYTR_MERCHANT_SALT',
  'METRICS_TOKEN',
] as const;

const reasons: Record<string, string> = {
  ENOENT: 'böyle bir dosya yok',
  EACCES: 'bu kullanıcının okuma izni yok',
  EISDIR: 'bu bir klasör',
};

/**
 * Reads the secrets that files give, without the line break at their end.
 * @returns the environment with these secrets, and a Turkish error for each that can't be read or is given twice
 */
export function readSecretFiles(source: NodeJS.ProcessEnv): { source: NodeJS.ProcessEnv; errors: string[] } {
  const errors: string[] = [];
  const read: NodeJS.ProcessEnv = {};
  for (const name of secretNames) {
    const file = source[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (source[name]?.trim()) {
      errors.push(`${name} ile ${name}_FILE birlikte verilemez: yalnızca biri kalmalı.`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (read[name].trim() === '') errors.push(`${name}_FILE boş bir dosyayı gösteriyor: ${file}`);
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      errors.push(`${name}_FILE okunamadı: ${file} (${reasons[code] ?? message}).`);
    }
  }
  return { source: { ...source, ...read }, errors };
}
