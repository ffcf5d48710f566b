import {
  createORPCErrorConstructorMap,
  ORPCError,
  type Schema,
  ValidationError,
  validateORPCError,
} from '@orpc/server';
import { admission } from '../api.ts';
import { router } from '../router.ts';
import { toContractError } from './error-envelope.ts';
import type { ApiContext } from './operations.ts';

/** Runs an operation on the parsed body of its request. @throws ORPCError, in the contract's words */
export type DirectOperation = (
  context: ApiContext,
  body: unknown,
  signal: AbortSignal,
) => Promise<{ status: number; body: unknown }>;

/** What oRPC does with an input or an output that is not what the contract says. */
async function validated<T>(
  schema: Schema<unknown, T> | undefined,
  value: unknown,
  code: 'BAD_REQUEST' | 'INTERNAL_SERVER_ERROR',
): Promise<unknown> {
  if (!schema) return value;
  const result = await schema['~standard'].validate(value);
  if (!result.issues) return result.value;
  const message = 'Validation failed';
  throw new ORPCError(code, {
    cause: new ValidationError({ message, issues: [...result.issues], data: value }),
  });
}

type Create = typeof router.generations.create;

function direct(name: string, procedure: Create): DirectOperation {
  const { handler, inputSchema, outputSchema, errorMap, meta, route, middlewares } = procedure['~orpc'];
  if (middlewares.length !== 1) throw new Error(`${name} has more before it than its admission.`);
  const errors = createORPCErrorConstructorMap(errorMap);
  const path = name.split('.');
  const rule = { access: meta.access, method: route.method };
  const words = { errorMap, fallback: meta.fallback };
  return async (context, body, signal) => {
    context.operation = name;
    try {
      Object.assign(context, await admission(context, name, rule));
      const input = (await validated(inputSchema, body, 'BAD_REQUEST')) as never;
      const output = await handler({
        context,
        input,
        path,
        procedure: procedure as never,
        signal,
        errors,
        lastEventId: undefined,
      });
      return {
        status: route.successStatus ?? 200,
        body: await validated(outputSchema, output, 'INTERNAL_SERVER_ERROR'),
      };
    } catch (thrown) {
      throw await validateORPCError(errorMap, toContractError(thrown, context, { ...words, signal }));
    }
  };
}

/**
 * Operations that many people call at once, by method and whole path: the same procedure of the same contract, run without oRPC's
 * handler around it, whose closures and copies cost as much as the operation and live as long as a text is waited for.
 * They take one JSON body at a path without variable parts and answer with one plain JSON value.
 */
export const directOperations: ReadonlyMap<string, DirectOperation> = new Map(
  Object.entries({ 'generations.create': router.generations.create }).map(([name, procedure]) => {
    const { method = 'POST', path = '/' } = procedure['~orpc'].route;
    return [`${method} /api${path}`, direct(name, procedure)];
  }),
);
