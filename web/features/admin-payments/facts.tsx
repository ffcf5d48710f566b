import type { ReactNode } from 'react';

/** One labelled value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="text-sm wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

/** Labelled values in columns. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 md:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-y-3">
      {children}
    </dl>
  );
}
