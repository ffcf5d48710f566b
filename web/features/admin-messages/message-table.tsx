import type { MessageSummary } from '#contract/admin-messages.ts';
import { contactCategories } from '#domain/account/contact.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { statusBadge } from './labels.ts';

const heads = ['Gönderen', 'Konu', 'Mesaj', 'Kategori', 'Durum', 'Tarih'];
const cell = 'py-3 pr-4 max-md:p-0';
const wide = 'py-3 pr-4 max-md:col-span-3 max-md:p-0';

function Row({
  row,
  open,
  onOpen,
  draft,
}: {
  row: MessageSummary;
  open: boolean;
  onOpen: () => void;
  draft: boolean;
}) {
  const { text, tone } = statusBadge(row.status);
  return (
    <tr
      aria-current={open || undefined}
      className={classes(
        'border-b border-line align-top max-md:grid max-md:grid-cols-[auto_auto_1fr] max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:py-4',
        open && 'bg-well',
      )}
    >
      <th scope="row" className={classes(wide, 'text-left font-normal md:w-[21%]')}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-semibold wrap-anywhere">{row.name}</bdi>
          {row.priority && <Badge tone="accent">Öncelikli</Badge>}
        </span>
        <span className="block text-ink-soft wrap-anywhere">{row.email}</span>
        {row.assignee && (
          <span className="block text-xs text-ink-soft wrap-anywhere">İlgilenen: {row.assignee.name}</span>
        )}
      </th>
      <td className={classes(wide, 'font-medium wrap-anywhere md:w-[19%]')}>
        <bdi>{row.subject}</bdi>
      </td>
      <td className={classes(wide, 'text-ink-soft wrap-anywhere')}>
        <bdi>{row.preview}</bdi>
      </td>
      <td className={classes(cell, 'md:whitespace-nowrap')}>{contactCategories[row.category]}</td>
      <td className={cell}>
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={tone}>{text}</Badge>
          {row.answered ? (
            <Badge tone="accent">Yeni yanıt</Badge>
          ) : (
            row.repliedAt && <Badge tone="neutral">Yanıtlandı</Badge>
          )}
          {draft && <Badge tone="accent">Taslak var</Badge>}
        </span>
      </td>
      <td className={classes(cell, 'tabular-nums max-md:text-right max-md:text-ink-soft md:w-32')}>
        {formatDayAndTime(row.createdAt)}
      </td>
      <td className="py-1.5 text-right max-md:col-span-3 max-md:p-0 max-md:text-left">
        <Button
          variant="quiet"
          data-message={row.id}
          aria-label={`Aç: ${row.subject}, ${row.name}`}
          onClick={onOpen}
          className="-mr-3 max-md:mr-0 max-md:-ml-4"
        >
          Aç
        </Button>
      </td>
    </tr>
  );
}

/** A page of messages: rows of a table, or cards on a phone. */
export function MessageTable({
  rows,
  openId,
  onOpen,
  hasDraft,
  busy,
}: {
  rows: readonly MessageSummary[];
  openId: string | null;
  onOpen: (id: string) => void;
  hasDraft: (id: string) => boolean;
  busy: boolean;
}) {
  return (
    <table aria-busy={busy} className="w-full border-collapse text-sm max-md:block">
      <caption className="sr-only">Destek mesajları</caption>
      <thead className="border-b border-line-strong text-left max-md:sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2.5 pr-4 font-semibold">
              {head}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            open={row.id === openId}
            onOpen={() => onOpen(row.id)}
            draft={hasDraft(row.id)}
          />
        ))}
      </tbody>
    </table>
  );
}
