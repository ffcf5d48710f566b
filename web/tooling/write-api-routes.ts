import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { operations } from '#contract/operations.ts';
import type { ApiRoutes } from '../lib/api-client.ts';

/** What public pages call; the landing page, which has a budget, carries no other operation. */
const publicGroups: ReadonlySet<string> = new Set(['auth', 'contact', 'generations', 'presence']);

const folder = new URL('../lib/', import.meta.url);

/** Method and path of every operation of the contract: all that the browser's client needs of it at run time. */
function apiRoutes(): ApiRoutes {
  const groups: Record<string, Record<string, string>> = {};
  for (const { name, method, path } of operations) {
    const [group = '', operation = ''] = name.split('.');
    groups[group] = { ...groups[group], [operation]: `${method} ${path}` };
  }
  return groups;
}

/** The generated modules by their names in web/lib: every operation, and those of public pages. */
function apiRoutesModules(): Record<string, string> {
  const all = Object.entries(apiRoutes());
  const text = (name: string, groups: typeof all) =>
    `// Written from the contract by every build, check and test run. Do not edit.\nexport const ${name} = ${JSON.stringify(Object.fromEntries(groups), null, 2)} as const;\n`;
  return {
    'api-routes.generated.ts': text('apiRoutes', all),
    'public-routes.generated.ts': text(
      'publicRoutes',
      all.filter(([group]) => publicGroups.has(group)),
    ),
  };
}

/** Writes the modules where they are missing or differ. */
export async function writeApiRoutes(): Promise<void> {
  for (const [name, wanted] of Object.entries(apiRoutesModules())) {
    const target = fileURLToPath(new URL(name, folder));
    const current = await readFile(target, 'utf8').catch(() => '');
    if (current !== wanted) await writeFile(target, wanted);
  }
}
