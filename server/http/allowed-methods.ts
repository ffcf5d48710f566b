import { traverseContractProcedures } from '@orpc/server';
import { bodyBytes, type OperationMeta } from '#contract/base.ts';
import { contract } from '#contract/index.ts';

interface Route {
  method: string;
  pattern: RegExp;
  /** Largest body that the operation has a use for. */
  maxBytes: number;
  /** Whether only signed-in people may call it. */
  closed: boolean;
}

const routes: Route[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: operation }) => {
  const { route, meta } = operation['~orpc'];
  const { method = 'POST', path = '/' } = route;
  const { access, maxBytes = bodyBytes.small } = meta as OperationMeta;
  const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`);
  routes.push({ method, pattern, maxBytes, closed: access === 'user' || access === 'admin' });
});

/** The methods that a path below /api has operations for; none for an unknown path. */
export function allowedMethods(path: string): string[] {
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}

const nothing = { maxBytes: bodyBytes.small, closed: false };

/** What the operation behind a method and a path below /api takes of a body. */
export function bodyRule(method: string, path: string): { maxBytes: number; closed: boolean } {
  return routes.find((route) => route.method === method && route.pattern.test(path)) ?? nothing;
}
