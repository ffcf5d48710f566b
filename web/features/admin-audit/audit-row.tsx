import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { AuditEntry } from '#contract/audit.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { actionName, factsOf, subjectName, subjectText } from './labels.ts';

function Detail({ entry }: { entry: AuditEntry }) {
  const facts = factsOf(entry);
  return (
    <div className="grid gap-3">
      <p className="text-xs text-ink-soft wrap-anywhere">
        Kayıt {entry.id}, {entry.action}, {subjectName(entry.subjectType).toLocaleLowerCase('tr')}{' '}
        {entry.subjectId}
      </p>
      {facts.length === 0 ? (
        <p className="text-sm text-ink-soft">Bu kaydın önceki ya da sonraki değeri yok.</p>
      ) : (
        <table className="w-full table-fixed border-collapse text-sm">
          <caption className="sr-only">Önce ve sonra</caption>
          <thead className="text-left">
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                Bilgi
              </th>
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                Önce
              </th>
              <th scope="col" className="py-1.5 font-semibold">
                Sonra
              </th>
            </tr>
          </thead>
          <tbody>
            {facts.map(({ name, before, after, changed }) => (
              <tr key={name} className={classes('align-top', !changed && 'text-ink-soft')}>
                <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                <td className="py-1.5 pr-3 whitespace-pre-wrap wrap-anywhere">{before}</td>
                <td
                  className={classes('py-1.5 whitespace-pre-wrap wrap-anywhere', changed && 'font-semibold')}
                >
                  {after}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** One entry: a row of the table, or a card on a phone; the values before and after open below it. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const what = actionName(entry.action);
  const subject = subjectText(entry);
  return (
    <tbody className="border-b border-line max-lg:block max-lg:py-4">
      <tr className="align-middle max-lg:grid max-lg:gap-y-1">
        <td className="py-2.5 pr-4 whitespace-nowrap tabular-nums max-lg:p-0 max-lg:text-ink-soft">
          {formatDayAndTime(entry.createdAt)}
        </td>
        <td className="py-2.5 pr-4 wrap-anywhere max-lg:p-0">{entry.actorEmail}</td>
        <th
          scope="row"
          className="py-2.5 pr-4 text-left font-semibold max-lg:order-first max-lg:p-0 max-lg:text-base"
        >
          {what}
        </th>
        <td className="py-2.5 pr-4 wrap-anywhere max-lg:p-0">
          <span className="text-ink-soft">{subjectName(entry.subjectType)}:</span> {subject}
        </td>
        <td className="py-1 text-right max-lg:p-0 max-lg:text-left">
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`Ayrıntı: ${what}, ${subject}, ${formatDayAndTime(entry.createdAt)}`}
            icon={
              <ChevronDown
                aria-hidden="true"
                className={classes('transition-transform', open && 'rotate-180')}
              />
            }
            onClick={() => setOpen(!open)}
            className="-mr-3 max-lg:mr-0 max-lg:-ml-3"
          >
            Ayrıntı
          </Button>
        </td>
      </tr>
      <tr id={id} hidden={!open} className="max-lg:[&:not([hidden])]:block">
        <td colSpan={5} className="rounded-md bg-well p-4 max-lg:mt-2 max-lg:block">
          {open && <Detail entry={entry} />}
        </td>
      </tr>
    </tbody>
  );
}
