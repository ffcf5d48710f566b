import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

/** The frame of the pages on which a membership is paid for without signing in. */
export function BridgePage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid w-full max-w-form gap-6 px-5 py-10 sm:py-16">
      <div className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-ink-soft">{lead}</p>
      </div>
      <Card padding="lg" className="grid gap-5">
        {children}
      </Card>
    </main>
  );
}
