import { messages } from '#domain/messages/index.ts';
import { AppError } from '#server/errors.ts';
import { PaytrError } from '#server/providers/paytr/index.ts';

/** Maps the error of a failed PayTR call to the contract's error; other errors stay unchanged. */
export function failedCall(fault: unknown): unknown {
  if (!(fault instanceof PaytrError)) return fault;
  if (fault.kind === 'unreachable') return new AppError('PAYTR_UNREACHABLE');
  const detail = fault.detail === '' ? '' : ` (${fault.detail})`;
  return new AppError('PAYTR_REFUSED', { message: `${messages.payments.refused}${detail}` });
}
