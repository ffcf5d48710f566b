import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a pooler in transaction mode can't carry: it gives each transaction whatever connection is free. */
const sessionState = {
  'a named statement': /\bname: [^,\n]+,\s*text: ?['"`]\s*(select|insert|update|delete|with)\b/i,
  'a lock of the session': /\bpg_(try_)?advisory_lock\(/,
  'a setting of the session': /['"`]\s*SET (?!LOCAL\b)\w+ (=|TO)/,
  'a temporary table': /\bTEMP(ORARY)? TABLE\b/,
  'a notification': /['"`]LISTEN /,
  'a cursor': /\bDECLARE \w+ (\w+ )*CURSOR\b/,
};

/** Files that use the direct address. */
const direct = [
  'server/backup/empty-database.ts',
  'server/db/changes.ts',
  'server/db/check-connections.ts',
  'server/db/migrate.ts',
  'server/db/migration-lock.ts',
  'server/db/role-timeouts.ts',
  'server/jobs/jobs-database.ts',
];

const sources = globSync('server/**/*.{ts,sql}').filter(
  (file) => !/\.test\.ts$|migrations\//.test(file) && !direct.includes(file),
);

test.each(Object.entries(sessionState))('no statement for the pool needs %s', (_name, pattern) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
});
