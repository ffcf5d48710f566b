import type { ReactNode } from 'react';

/** A centered line that says what is loading. */
export function WaitingText({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[60vh] place-items-center px-5">
      <p role="status" className="font-serif text-xl text-ink-soft">
        {children}
      </p>
    </div>
  );
}

/** A whole page that is loading, with one line about it. */
export function WaitingPage({ text }: { text: string }) {
  return (
    <main>
      <WaitingText>{text}</WaitingText>
    </main>
  );
}
