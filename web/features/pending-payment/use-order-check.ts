import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '#contract/payments.ts';
import { messages } from '#domain/messages.ts';
import { rereadSession } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { toast } from '#web/ui/toast.tsx';

/** What PayTR's answer means for the payer. */
function outcomeOf({ status, activation }: Order): { tone: 'success' | 'error'; text: string } {
  if (activation) return { tone: 'success', text: 'Ödemeniz alınmış; planınız açıldı.' };
  if (status === 'pending') return { tone: 'error', text: 'Ödeme kuruluşunda bu ödeme henüz görünmüyor.' };
  if (status === 'paid' || status === 'refused') {
    return { tone: 'error', text: 'Ödemeniz bize ulaştı, plan açılamadı; bir yöneticimiz inceliyor.' };
  }
  if (status === 'refunding' || status === 'refunded') {
    return { tone: 'success', text: 'Bu ödeme size iade edilmiş.' };
  }
  return { tone: 'error', text: 'Bu sipariş için kartınızdan ödeme alınmamış.' };
}

/** Money was taken for the order, and has not been given back. */
const isCharged = ({ status, activation }: Order) =>
  activation !== null || status === 'paid' || status === 'refused';

/** Reads anew what the end of a pending payment changes. */
export async function rereadAfterPayment(client: QueryClient, planChanged: boolean): Promise<void> {
  if (planChanged) void rereadSession();
  for (const old of [queries.payments, queries.tokens, queries.panel, queries.wizard])
    await client.invalidateQueries({ queryKey: old.key() });
}

/**
 * Asks PayTR about an own order and reads anew what the answer changes. The result is said in a toast.
 * @param onCharged shows a charged order on the page; it then takes the place of the toast
 */
export function useOrderCheck(orderId: string, onCharged?: (order: Order) => void) {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: () => api.payments.checkOrder({ id: orderId }),
    onSuccess: async (order) => {
      if (order.status === 'pending') return;
      if (onCharged && isCharged(order)) onCharged(order);
      else toast(outcomeOf(order));
      await rereadAfterPayment(client, order.activation !== null);
    },
  });
  const outcome = check.error
    ? errorText(check.error, messages.payments.unreachable)
    : check.data && outcomeOf(check.data).text;
  return { check: () => check.mutate(), checking: check.isPending, outcome: outcome ?? null };
}
