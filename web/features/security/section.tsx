import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';

/** One thing that can be set, under its own heading. */
export function Section({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padding="lg" className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      {children}
    </Card>
  );
}
