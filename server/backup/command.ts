import { StartupError } from '../startup-error.ts';
import type { Totals } from './manifest.ts';

/** Runs a command's main function; an error for the operator is printed without its stack, with exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Counts tables and rows for a message: `48 tablo, 1.234 satır`. */
export function describeTotals({ tables }: Totals): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${Object.keys(tables).length} tablo, ${rows.toLocaleString('tr-TR')} satır`;
}

/** A size for a message: `28,7 kB`, `1.204,5 MB`. */
export function describeSize(bytes: number): string {
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  return `${size.toLocaleString('tr-TR', { maximumFractionDigits: 1 })} ${unit}`;
}

/** Reminds of the key of sealed texts, which a start over an external database takes from the environment only. */
export const keyReminder = (dataDir: string) =>
  `SECRETS_KEY ayarı yoksa ${dataDir}/secrets-key dosyasının içeriğini SECRETS_KEY olarak verin: kayıtlı API anahtarları onunla mühürlü.`;
