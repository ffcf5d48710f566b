import type { ReactNode } from 'react';

export interface FigureColumn<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
}

/** A table of figures whose rows become blocks with labels on narrow windows. */
export function FigureTable<Row>({
  caption,
  rowHead,
  columns,
  rows,
  keyOf,
  nameOf,
}: {
  caption: string;
  /** The head of the first column. */
  rowHead: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => ReactNode;
}) {
  return (
    <table className="w-full border-collapse text-sm tabular-nums max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b border-line-strong max-md:sr-only">
        <tr>
          <th scope="col" className="py-2.5 pr-4 text-left font-semibold">
            {rowHead}
          </th>
          {columns.map(({ head }) => (
            <th key={head} scope="col" className="py-2.5 pl-4 text-right font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-b border-line last:border-0 max-md:grid max-md:gap-1 max-md:py-3"
          >
            <th scope="row" className="py-2.5 pr-4 text-left font-semibold max-md:py-0 max-md:pr-0">
              {nameOf(row)}
            </th>
            {columns.map(({ head, cell }) => (
              <td
                key={head}
                className="py-2.5 pl-4 text-right align-top max-md:flex max-md:justify-between max-md:gap-4 max-md:py-0 max-md:pl-0"
              >
                <span aria-hidden="true" className="text-ink-soft md:hidden">
                  {head}
                </span>
                <span>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
