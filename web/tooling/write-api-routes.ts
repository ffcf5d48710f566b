import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { contract } from '#contract/index.ts';
import type { ApiRoutes } from '../lib/api-client.ts';

const target = fileURLToPath(new URL('../lib/api-routes.generated.ts', import.meta.url));

/** Method and path of every operation of the contract: all that the browser's client needs of it at run time. */
export function apiRoutes(): ApiRoutes {
  const groups: Record<string, Record<string, string>> = {};
  for (const [group, operations] of Object.entries(contract)) {
    const routes: Record<string, string> = {};
    for (const [name, operation] of Object.entries(operations)) {
      const { method, path } = operation['~orpc'].route;
      if (!method || !path) throw new Error(`${group}.${name} has no method or path in the contract.`);
      routes[name] = `${method} ${path}`;
    }
    groups[group] = routes;
  }
  return groups;
}

/** The text of the generated module. */
export function apiRoutesModule(): string {
  const routes = JSON.stringify(apiRoutes(), null, 2);
  return `// Made from the contract by every build and at the start of development. Do not edit.\nexport const apiRoutes = ${routes} as const;\n`;
}

/** Writes the module where it differs. */
export async function writeApiRoutes(): Promise<void> {
  const wanted = apiRoutesModule();
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== wanted) await writeFile(target, wanted);
}
