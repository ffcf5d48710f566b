import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { socketUrl } from './socket-url.ts';
import { startTestServer } from './test-server.ts';

/** Writes server/db/schema.generated.ts from a freshly migrated database; with --check only says whether it is current. */
const file = join(import.meta.dirname, '../../server/db/schema.generated.ts');
const codegen = join(
  dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
  'dist/cli/bin.js',
);

function generate(url: string): string {
  const options = ['--dialect=postgres', `--url=${url}`, '--log-level=silent', '--print'];
  // As server/db/connect.ts reads them.
  options.push('--date-parser=string', '--type-mapping={"int8":"number"}', '--exclude-pattern=kysely_*');
  const made = spawnSync(process.execPath, [codegen, ...options], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`kysely-codegen failed: ${made.stderr || made.stdout}`);
  return made.stdout;
}

const server = await startTestServer();
try {
  const wanted = generate(socketUrl(server, server.template));
  const isCurrent = (await readFile(file, 'utf8').catch(() => '')) === wanted;
  if (!process.argv.includes('--check')) {
    if (!isCurrent) await writeFile(file, wanted);
  } else if (!isCurrent) {
    console.error('server/db/schema.generated.ts is not what the migrations make. Run: npm run db:types');
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}
