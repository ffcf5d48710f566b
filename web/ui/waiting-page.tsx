import type { ReactNode } from 'react';

/** One line in the middle of where a page will be, that says what for. */
export function WaitingText({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[60vh] place-items-center px-5">
      <p role="status" className="font-serif text-xl text-ink-soft">
        {children}
      </p>
    </div>
  );
}

/** A whole page that waits, with one line that says for what. */
export function WaitingPage({ text }: { text: string }) {
  return (
    <main>
      <WaitingText>{text}</WaitingText>
    </main>
  );
}
