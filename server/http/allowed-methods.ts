import { traverseContractProcedures } from '@orpc/server';
import { contract } from '#contract/index.ts';

const routes: { method: string; pattern: RegExp }[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: operation }) => {
  const { method = 'POST', path = '/' } = operation['~orpc'].route;
  routes.push({ method, pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`) });
});

/** The methods that a path below /api has operations for; none for an unknown path. */
export function allowedMethods(path: string): string[] {
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
