import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Card } from '#web/ui/card.tsx';

/** The account pages. Links between them keep the requested page. */
type AccountPath = '/giris' | '/kayit' | '/sifremi-unuttum' | '/kodla-giris';

interface AccountPageProps {
  title: string;
  /** A sentence under the title. */
  lead?: string | undefined;
  children: ReactNode;
  /** A link to another account page, with a question before it. */
  other?: { question: string; text: string; to: AccountPath };
}

/** A link to another account page that keeps `?next=`, which only the app can add: an early click is repeated later. */
export function AccountLink({ to, children }: { to: AccountPath; children: ReactNode }) {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <Link
      to={next ? `${to}?next=${encodeURIComponent(next)}` : to}
      data-waits=""
      className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {children}
    </Link>
  );
}

/** The layout of the sign-in and sign-up pages. */
export function AccountPage({ title, lead, children, other }: AccountPageProps) {
  return (
    <main className="mx-auto grid w-full max-w-form gap-6 px-5 py-10 sm:py-16">
      <div className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      <Card padding="lg" className="grid gap-5">
        {children}
      </Card>
      {other && (
        <p className="text-sm text-ink-soft">
          {other.question} <AccountLink to={other.to}>{other.text}</AccountLink>
        </p>
      )}
    </main>
  );
}
