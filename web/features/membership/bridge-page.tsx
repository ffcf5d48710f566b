import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';

/** The layout of the pages for a link payment, which needs no sign-in. */
export function BridgePage({
  title,
  lead,
  wide = false,
  children,
}: {
  title: string;
  lead: string;
  /** Whether the page has long texts and needs more width. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <main
      className={classes(
        'mx-auto grid w-full gap-6 px-5 py-10 sm:py-16',
        wide ? 'max-w-prose' : 'max-w-form',
      )}
    >
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
