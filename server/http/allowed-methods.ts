import { bodyBytes } from '#contract/base.ts';
import { operations } from '#contract/operations.ts';

interface Route {
  method: string;
  pattern: RegExp;
  /** Largest body of the operation, bytes. */
  maxBytes: number;
  /** Whether the operation is only for signed-in people. */
  closed: boolean;
  /** Whether the body is an uploaded file. */
  upload: boolean;
  /** The Turkish text for a larger body; undefined for the common one. */
  tooLarge: string | undefined;
}

/** Operations by their whole path, and operations whose path has parameters. */
const fixed = new Map<string, Route[]>();
const varying: Route[] = [];
for (const { method, path, access, errors, maxBytes = bodyBytes.small, upload = false } of operations) {
  const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  const closed = access === 'user' || access === 'admin';
  const found = { method, pattern, maxBytes, closed, upload, tooLarge: errors.PAYLOAD_TOO_LARGE?.message };
  if (path.includes('{')) varying.push(found);
  else fixed.set(path, [...(fixed.get(path) ?? []), found]);
}

/** The operations of a path below /api; an exact path comes before one with parameters. */
function routesOf(path: string): Route[] {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const known = fixed.get(plain) ?? [];
  return [...known, ...varying.filter(({ pattern }) => pattern.test(plain))];
}

/** Whether the contract has an operation at a path below /api, with any method. */
export function isOperation(path: string): boolean {
  return fixed.has(path) || routesOf(path).length > 0;
}

/** The methods of a path below /api; none for an unknown path. */
export function allowedMethods(path: string): string[] {
  return routesOf(path).map(({ method }) => method);
}

const nothing = { maxBytes: bodyBytes.small, closed: false, upload: false, tooLarge: undefined };

/** The rules for the body of a method and a path below /api. */
export function bodyRule(method: string, path: string): Omit<Route, 'method' | 'pattern'> {
  const ofMethod = (route: Route) => route.method === method;
  return fixed.get(path)?.find(ofMethod) ?? routesOf(path).find(ofMethod) ?? nothing;
}
