import type { ReactNode } from 'react';

/** One named fact of a detail. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="text-sm wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

/** Facts beside each other, as many as fit. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 md:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-y-3">
      {children}
    </dl>
  );
}
