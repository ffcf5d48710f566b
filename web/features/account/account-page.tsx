import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Card } from '#web/ui/card.tsx';

interface AccountPageProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** The way to the other of the two pages. */
  other: { question: string; text: string; to: '/giris' | '/kayit' };
}

/** The frame of the sign-in and sign-up pages; where one was headed is handed on between them. */
export function AccountPage({ title, lead, children, other }: AccountPageProps) {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <main className="mx-auto grid w-full max-w-form gap-6 px-5 py-10 sm:py-16">
      <div className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-ink-soft">{lead}</p>
      </div>
      <Card padding="lg">{children}</Card>
      <p className="text-sm text-ink-soft">
        {other.question}{' '}
        <Link
          to={next ? `${other.to}?next=${encodeURIComponent(next)}` : other.to}
          className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {other.text}
        </Link>
      </p>
    </main>
  );
}
