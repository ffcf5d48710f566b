import type { OpenAPI } from '@orpc/openapi';
import {
  type ApiDocument,
  type Field,
  type Fields,
  inputOf,
  lowerLimits,
  type Operation,
  otherLimits,
  outputsOf,
  upperLimits,
} from './operation-fields.ts';

/** Access of operations, from most to fewest callers. */
const callers = ['public', 'visitor', 'user', 'admin'];
const accessOf = ({ description = '' }: Operation) => /Access: (\w+)/.exec(description)?.[1] ?? 'public';

const parentOf = (path: string) => path.replace(/(\.?[^.[\]{}]+|\[\d*\]|\{\})$/, '');
const without = (all: Set<string>, gone: Set<string>) => [...all].filter((one) => !gone.has(one));
const typesAccepted = ({ types }: Field) => (types.has('number') ? new Set([...types, 'integer']) : types);

function limitsNarrowed(before: Field, after: Field): string[] {
  return Object.entries(after.limits).flatMap(([name, limit]) => {
    const former = before.limits[name];
    const isNarrower =
      former === undefined ||
      (upperLimits.includes(name) && Number(limit) < Number(former)) ||
      (lowerLimits.includes(name) && Number(limit) > Number(former)) ||
      (otherLimits.includes(name) && limit !== former);
    return isNarrower ? [`${name} is ${limit} instead of ${former ?? 'unlimited'}`] : [];
  });
}

/** Names inputs that clients can no longer send. */
function inputBreaks(before: Fields, after: Fields): string[] {
  const breaks: string[] = [];
  for (const [path, field] of after) {
    const isNew = !before.has(path) && before.has(parentOf(path));
    if (field.required && (isNew || before.get(path)?.required === false)) {
      breaks.push(`input "${path}" is now required`);
    }
  }
  for (const [path, field] of before) {
    const now = after.get(path);
    if (!now) {
      const parent = after.get(parentOf(path));
      // An object that no longer accepts other fields is reported itself.
      if (parent && !(parent.closed && path.endsWith('{}'))) breaks.push(`input "${path}" is gone`);
      continue;
    }
    const types = now.types.has('any') ? [] : without(field.types, typesAccepted(now));
    if (types.length > 0) breaks.push(`input "${path}" no longer takes ${types.join(', ')}`);
    else if (now.values && !field.values)
      breaks.push(`input "${path}" takes only ${[...now.values].join(', ')}`);
    else if (now.values && field.values) {
      const values = without(field.values, now.values);
      if (values.length > 0) breaks.push(`input "${path}" no longer takes ${values.join(', ')}`);
    }
    if (now.closed && !field.closed) breaks.push(`input "${path}" no longer takes other fields`);
    for (const limit of limitsNarrowed(field, now)) breaks.push(`input "${path}": ${limit}`);
  }
  return breaks;
}

/** Names outputs that clients no longer get. A new field, a new value of an enumeration or another limit does not count. */
function outputBreaks(before: Fields, after: Fields): string[] {
  return [...before].flatMap(([path, field]) => {
    const now = after.get(path);
    if (!now) return after.has(parentOf(path)) ? [`response field "${path}" is gone`] : [];
    const types = field.types.has('any') ? [] : without(now.types, typesAccepted(field));
    if (types.length > 0) return [`response field "${path}" may now be ${types.join(', ')}`];
    return field.required && !now.required ? [`response field "${path}" may now be missing`] : [];
  });
}

function operationBreaks(
  before: { document: ApiDocument; operation: Operation },
  after: { document: ApiDocument; operation: Operation },
): string[] {
  const breaks = inputBreaks(
    inputOf(before.document, before.operation),
    inputOf(after.document, after.operation),
  );
  const outputs = outputsOf(after.document, after.operation);
  for (const [answer, fields] of outputsOf(before.document, before.operation)) {
    const now = outputs.get(answer);
    breaks.push(...(now ? outputBreaks(fields, now) : [`the answer ${answer} is gone`]));
  }
  const [former, access] = [accessOf(before.operation), accessOf(after.operation)];
  if (callers.indexOf(access) > callers.indexOf(former) && access !== 'visitor') {
    breaks.push(`its access is ${access} instead of ${former}`);
  }
  return breaks;
}

/** Returns a document's operations by id, with method and path. */
const operationsOf = (document: ApiDocument) =>
  new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]): [string, { route: string; operation: Operation }] => [
          operation.operationId,
          { route: `${method.toUpperCase()} ${path}`, operation },
        ],
      ),
    ),
  );

/**
 * Lists the breaking changes of an OpenAPI document against a former one: removed or moved operations, removed response
 * fields, new required inputs, narrowed inputs, stricter access. Fields of alternatives (anyOf) are
 * compared together, so that a change of one alternative is not seen where another one has the same field. Errors are not
 * compared.
 * @returns one sentence for each change, beginning with the operation's id
 */
export function breakingChanges(released: OpenAPI.Document, present: OpenAPI.Document): string[] {
  const [before, after] = [released, present].map((document) => document as unknown as ApiDocument) as [
    ApiDocument,
    ApiDocument,
  ];
  const operations = operationsOf(after);
  return [...operationsOf(before)].flatMap(([id, { route, operation }]) => {
    const now = operations.get(id);
    if (!now) return [`${id}: the operation is gone (${route})`];
    const moved = now.route === route ? [] : [`it is ${now.route} instead of ${route}`];
    const breaks = operationBreaks(
      { document: before, operation },
      { document: after, operation: now.operation },
    );
    return [...moved, ...breaks].map((change) => `${id}: ${change}`);
  });
}
