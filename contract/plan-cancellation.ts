import { messages } from '#domain/messages/index.ts';
import { operation } from './base.ts';
import { balance } from './tokens.ts';

const m = messages.planCancellation;
const tags = ['Plan'];

export const planCancellation = {
  cancel: operation
    .meta({ access: 'user', fallback: 'CANCELLATION_FAILED' })
    .route({
      method: 'POST',
      path: '/plan/cancellation',
      tags,
      summary: 'Cancel the own plan: it runs to its end without reminders; a repeat changes nothing more',
    })
    .errors({
      NOTHING_TO_CANCEL: { status: 409, message: m.nothingToCancel },
      CANCELLATION_FAILED: { status: 500, message: m.cancelFailed },
    })
    .output(balance),
  withdraw: operation
    .meta({ access: 'user', fallback: 'WITHDRAWAL_FAILED' })
    .route({
      method: 'DELETE',
      path: '/plan/cancellation',
      tags,
      summary: 'Take the cancellation of the own plan back; a repeat changes nothing more',
    })
    .errors({ WITHDRAWAL_FAILED: { status: 500, message: m.withdrawFailed } })
    .output(balance),
};
