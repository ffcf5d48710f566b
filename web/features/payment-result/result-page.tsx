import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

/** The frame of what came of a payment. */
export function ResultPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className="mx-auto grid w-full max-w-prose gap-8 px-5 py-12 sm:py-16">
      <div role="status" className="grid gap-3">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-ink-soft">{lead}</p>
      </div>
      <Card padding="lg" className="grid gap-6">
        {children}
      </Card>
    </main>
  );
}
