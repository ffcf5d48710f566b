import { namedPayment } from '#domain/time/day-phrases.ts';
import type { Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { PaytrError, type PaytrSettings } from '#server/providers/paytr/index.ts';
import type { IntentRow } from './intent-row.ts';
import { presentPending } from './pending-order.ts';
import { reconcileOrder } from './reconcile-order.ts';

const charged = new Set(['paid', 'refused', 'refunding']);

const nothingStarted = 'İkinci bir ödeme başlatılmadı.';

function alreadyPaid(intent: IntentRow, now: Date) {
  const named = namedPayment({ createdAt: intent.created_at, amountKurus: intent.amount }, now);
  const activated = intent.activated_at !== null;
  const message = activated
    ? `${named} alınmış; planınız şimdi açıldı. ${nothingStarted}`
    : `${named} bize ulaşmış ama plan açılamamış; bir yöneticimiz inceliyor. ${nothingStarted}`;
  return new AppError('PENDING_PAID', { message, data: { orderId: intent.order_id, activated } });
}

/**
 * Queries PayTR about a person's pending order before another one starts, and applies the answer. Returns the updated,
 * unpaid order. An order without a payment page can't have been paid and is not queried.
 * @param decided the only order that is disregarded when PayTR can't be queried, by the buyer's decision
 * @throws PENDING_PAID when it was paid; PENDING_UNKNOWN when PayTR gives no answer
 */
export async function askPending(
  deps: Deps,
  settings: PaytrSettings,
  pending: IntentRow,
  decided: string | undefined,
): Promise<IntentRow> {
  if (pending.payment_token === null) return pending;
  let current: IntentRow | undefined;
  try {
    current = await reconcileOrder(deps, settings, pending.order_id);
  } catch (fault) {
    if (!(fault instanceof PaytrError)) throw fault;
    deps.log.warn({ err: fault, order: pending.order_id }, 'a pending order could not be asked about');
    if (decided === pending.order_id) return pending;
    const now = deps.now();
    const named = namedPayment({ createdAt: pending.created_at, amountKurus: pending.amount }, now);
    throw new AppError('PENDING_UNKNOWN', {
      message: `${named}in sonucu ödeme kuruluşundan şu anda öğrenilemiyor. Ödemeyi tamamladıysanız bekleyin: onay gelince planınız kendiliğinden açılır.`,
      data: { payment: presentPending(pending, settings, now) },
    });
  }
  if (current && charged.has(current.status)) throw alreadyPaid(current, deps.now());
  return current ?? pending;
}
