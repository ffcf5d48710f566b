import { type AnySchema, type ErrorMap, isContractProcedure } from '@orpc/contract';
import type { OperationMeta } from './base.ts';
import { contract } from './index.ts';

/** The declaration of one operation. */
export interface Operation extends OperationMeta {
  /** Group and name in the contract: 'stories.list'. */
  name: string;
  /**
   * Its id in the OpenAPI document and in the metrics: `name`, unless the contract keeps the id of earlier releases.
   */
  operationId: string;
  method: string;
  /** The path below /api; parameters are in braces. */
  path: string;
  errors: ErrorMap;
  input: AnySchema | undefined;
}

/**
 * Reads the `~orpc` property of a procedure, as oRPC's documentation says; it has no function for that. No other file
 * reads it.
 * @throws an Error when the value is no operation or has no path
 */
function describe(name: string, operation: unknown): Operation {
  if (!isContractProcedure(operation)) throw new Error(`${name} is not an operation.`);
  const { route, meta, errorMap, inputSchema } = operation['~orpc'];
  if (!route.path) throw new Error(`${name} has no path in the contract.`);
  return {
    ...(meta as OperationMeta),
    name,
    operationId: route.operationId ?? name,
    method: route.method ?? 'POST',
    path: route.path,
    errors: errorMap,
    input: inputSchema,
  };
}

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([name, operation]) => describe(`${group}.${name}`, operation)),
);

const byName = new Map(operations.map((operation) => [operation.name, operation]));

/** The operation at a path of the router, as oRPC passes it to middlewares. @throws an Error when there is none */
export function operationAt(path: readonly string[]): Operation {
  const name = path.join('.');
  const operation = byName.get(name);
  if (!operation) throw new Error(`The contract has no operation ${name}.`);
  return operation;
}
