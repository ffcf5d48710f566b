import type { AuditEntry } from '#contract/audit.ts';
import { classes } from '#web/ui/classes.ts';
import { AuditRow } from './audit-row.tsx';

const columns = [
  { name: 'An', width: 'lg:w-44' },
  { name: 'Kim', width: 'lg:w-60' },
  { name: 'Ne', width: 'lg:w-56' },
  { name: 'Neyi', width: '' },
];

/** Entries of the audit log in a table, or as cards on a phone. */
export function AuditTable({
  entries,
  caption,
  busy = false,
}: {
  entries: readonly AuditEntry[];
  caption: string;
  busy?: boolean;
}) {
  return (
    <table aria-busy={busy} className="w-full border-collapse text-sm max-lg:block lg:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line-strong text-left max-lg:sr-only">
        <tr>
          {columns.map(({ name, width }) => (
            <th key={name} scope="col" className={classes('py-2.5 pr-4 font-semibold', width)}>
              {name}
            </th>
          ))}
          <td className="lg:w-28" />
        </tr>
      </thead>
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </table>
  );
}
