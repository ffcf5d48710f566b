import type { CheckReport } from '../features/doctor/index.ts';

const words: Readonly<Record<CheckReport['result'], string>> = {
  ok: 'tamam',
  warning: 'uyarı',
  error: 'HATA',
  skipped: 'atlandı',
};

/** One line for each check, and a second one with what to do. */
export function formatReports(reports: readonly CheckReport[]): string {
  const lines = reports.flatMap(({ title, result, found, advice }) => [
    `${words[result].padEnd(8)}${title.padEnd(16)}${found}`,
    ...(advice === null ? [] : [`${' '.repeat(24)}→ ${advice}`]),
  ]);
  return lines.join('\n');
}
