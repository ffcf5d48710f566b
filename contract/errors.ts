import type { InferContractRouterErrorMap } from '@orpc/contract';
import type { z } from 'zod';
import type { contract } from './index.ts';

type ErrorMaps = InferContractRouterErrorMap<typeof contract>;
type CodeOf<Errors> = Errors extends unknown ? Extract<keyof Errors, string> : never;
type DeclarationOf<Errors, Code> = Errors extends unknown
  ? Code extends keyof Errors
    ? Errors[Code]
    : never
  : never;
type DataOf<Declaration> = Declaration extends { data: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;

/** The code of an error that at least one operation declares. */
export type ErrorCode = CodeOf<ErrorMaps>;

/** The data of an error; includes `undefined` when an operation declares the code without data. */
export type ErrorData<Code extends ErrorCode> = DataOf<DeclarationOf<ErrorMaps, Code>>;
