/**
 * A failed call to PayTR. `unreachable`: it is unknown whether the request was processed; `refused`: it was not, for the
 * cleaned reason in `detail` (may be empty).
 */
export class PaytrError extends Error {
  override readonly name = 'PaytrError';
  readonly kind: 'unreachable' | 'refused';
  readonly detail: string;
  /** PayTR's error number, if it sent one. */
  readonly code: string | null;
  constructor(
    kind: PaytrError['kind'],
    given: { detail?: string; code?: string | null; cause?: unknown } = {},
  ) {
    super(`PayTR: ${kind}${given.code ? ` (${given.code})` : ''}`, { cause: given.cause });
    this.kind = kind;
    this.detail = given.detail ?? '';
    this.code = given.code ?? null;
  }
}
