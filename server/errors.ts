import type { ErrorCode, ErrorData } from '#contract/errors.ts';

interface MessageOptions {
  /** The Turkish text to show in place of the contract's. */
  message?: string | undefined;
  cause?: unknown;
}

type Options<Code extends ErrorCode> =
  undefined extends ErrorData<Code>
    ? [options?: MessageOptions & { data?: ErrorData<Code> }]
    : [options: MessageOptions & { data: ErrorData<Code> }];

/**
 * An error that an operation declares in the contract. The contract adds the status, and the text where none is given
 * (`server/http/error-envelope.ts`).
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly data: ErrorData<Code> | undefined;
  /** The Turkish text to show; undefined for the contract's. */
  readonly userMessage: string | undefined;

  constructor(code: Code, ...[options]: Options<Code>) {
    super(options?.message ?? code, { cause: options?.cause });
    this.name = 'AppError';
    this.code = code;
    this.data = options?.data;
    this.userMessage = options?.message;
  }
}

/** The refusal of one input field; `path` names the field, `message` is shown. */
export function invalidInput(path: string, message: string): AppError<'INVALID_INPUT'> {
  return new AppError('INVALID_INPUT', { message, data: { issues: [{ path, message }] } });
}
