import { useQuery } from '@tanstack/react-query';
import { errorText } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';

/** The effect of a refund, calculated by the server. */
export function RefundEffect({ orderId }: { orderId: string }) {
  const { data, error } = useQuery({
    ...queries.payments.adminRefundPreview.queryOptions({ input: { orderId } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (error) return <p className="text-danger">{errorText(error)}</p>;
  if (!data) return <p role="status">İadenin etkisi hesaplanıyor…</p>;
  const { planTaken, planEndsAt, planEndsAtAfter, tokensTaken } = data;
  return (
    <ul className="grid list-disc gap-1 pl-5 text-ink">
      {!planTaken && <li>Planı değişmez: bu siparişin verdiği, süren bir plan yok.</li>}
      {planTaken && planEndsAt && planEndsAtAfter && (
        <li>
          Planın bitişi {formatDay(planEndsAt)} yerine {formatDay(planEndsAtAfter)} olur.
        </li>
      )}
      {planTaken && !planEndsAtAfter && <li>Plan hemen biter; hesap ücretsiz plana döner.</li>}
      {tokensTaken > 0 && (
        <li>Plandan kalan {tokensTaken.toLocaleString('tr-TR')} harcanmamış token düşülür.</li>
      )}
    </ul>
  );
}
