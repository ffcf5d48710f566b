import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CostReport } from '#contract/costs.ts';
import { maxLiraRate } from '#domain/billing/margin.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const m = messages.costs;
const decimal = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 4, useGrouping: false });

/** The typed rate; null for an empty field, NaN for anything but a number. */
function parseRate(typed: string): number | null {
  const plain = typed.trim();
  if (plain === '') return null;
  return /^\d{1,6}(?:[.,]\d{1,4})?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** Sets the exchange rate of a currency; an empty field removes it. */
export function RateForm({ rate }: { rate: CostReport['rates'][number] }) {
  const client = useQueryClient();
  const stored = rate.lira === null ? '' : decimal.format(rate.lira);
  const [typed, setTyped] = useState(stored);
  const [error, setError] = useState<string>();
  const save = useMutation(
    queries.costs.setRate.mutationOptions({
      onSuccess: async () => {
        await client.invalidateQueries({ queryKey: queries.costs.key() });
        toast({ text: 'Kur kaydedildi.', tone: 'success' });
      },
      onError: (failure) => setError(errorText(failure, m.rateFailed)),
    }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    const lira = parseRate(typed);
    if (lira !== null && !(lira > 0 && lira <= maxLiraRate)) return setError(m.rateRange);
    save.mutate({ currency: rate.currency, lira });
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-2">
      <div className="w-44">
        <TextField
          label={`1 ${rate.currency} kaç lira?`}
          name={`rate-${rate.currency}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={11}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
          error={error}
          hint={rate.setAt ? `Girildi: ${formatMoment(rate.setAt)}` : undefined}
        />
      </div>
      <Button
        type="submit"
        className="mt-7"
        loading={save.isPending}
        loadingText="Kaydediliyor…"
        disabled={typed.trim() === stored}
        aria-label={`${rate.currency} kurunu kaydet`}
      >
        Kaydet
      </Button>
    </form>
  );
}
