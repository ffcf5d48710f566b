import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ListedOrder } from '#contract/payments.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { isTestMoney, linkStateNames, orderStatusOf } from './labels.ts';
import { LinkOrderDetail } from './link-order-detail.tsx';
import { MoneyBadge } from './money-badge.tsx';
import { nextStep } from './next-step.ts';
import { OrderDetail } from './order-detail.tsx';

const columns = ['Sipariş anı', 'Kişi', 'Durum', 'Tutar'];

/** Name, state and number of an order of either kind. */
function headOf({ order, link }: ListedOrder) {
  if (order) {
    return { number: order.orderId, name: order.buyerName, state: orderStatusOf(order) };
  }
  return {
    number: link?.callbackId ?? '',
    name: link?.username ?? '',
    state: link ? linkStateNames[link.state] : { text: '', tone: 'neutral' as const },
  };
}

function OrderRow({ row }: { row: ListedOrder }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { number, name, state } = headOf(row);
  const next = nextStep(row);
  const { order, link, userId } = row;
  return (
    <tbody className="border-b border-line max-md:block max-md:py-4">
      <tr className="align-top max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:gap-y-1.5">
        <td className="py-2.5 pr-4 whitespace-nowrap tabular-nums max-md:p-0 max-md:text-ink-soft">
          {formatDayAndTime(row.createdAt)}
        </td>
        <th
          scope="row"
          className="py-2.5 pr-4 text-left font-normal wrap-anywhere max-md:order-first max-md:col-span-2 max-md:p-0"
        >
          {userId ? (
            <TextLink to={`/admin/kullanicilar/${userId}`}>{name}</TextLink>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          <span className="block text-xs text-ink-soft">{number}</span>
        </th>
        <td className="py-2.5 pr-4 max-md:p-0 max-md:text-right">
          <Badge tone={state.tone}>{state.text}</Badge>
        </td>
        <td className="py-2.5 pr-4 text-right tabular-nums max-md:p-0 max-md:text-left">
          <span className="inline-flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1">
            {order && isTestMoney(order) && <MoneyBadge test />}
            {link && <Badge>Bağlantı</Badge>}
            {formatAmount(row.amountKurus)}
          </span>
        </td>
        <td className="py-1 text-right max-md:p-0">
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`Ayrıntı: ${number}`}
            icon={
              <ChevronDown
                aria-hidden="true"
                className={classes('transition-transform', open && 'rotate-180')}
              />
            }
            onClick={() => setOpen(!open)}
            className="-mr-3"
          >
            Ayrıntı
          </Button>
        </td>
      </tr>
      <tr className="max-md:block">
        <td colSpan={5} className="pb-3 text-sm text-ink-soft max-md:block max-md:p-0">
          <span className={classes(next.urgent && 'font-medium text-danger')}>{next.text}</span>
        </td>
      </tr>
      <tr id={id} hidden={!open} className="max-md:[&:not([hidden])]:block">
        <td colSpan={5} className="rounded-md bg-well p-4 max-md:mt-2 max-md:block">
          {open && (order ? <OrderDetail order={order} /> : link && <LinkOrderDetail link={link} />)}
        </td>
      </tr>
    </tbody>
  );
}

/** Orders of both kinds in a table, or as cards on a phone; each says what to do next and opens to its details. */
export function OrderTable({
  rows,
  caption,
  busy = false,
}: {
  rows: readonly ListedOrder[];
  caption: string;
  busy?: boolean;
}) {
  return (
    <table aria-busy={busy} className="w-full border-collapse text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line-strong text-left max-md:sr-only">
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className={classes('py-2.5 pr-4 font-semibold', name === 'Tutar' && 'text-right')}
            >
              {name}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      {rows.map((row) => (
        <OrderRow key={row.id} row={row} />
      ))}
    </table>
  );
}
