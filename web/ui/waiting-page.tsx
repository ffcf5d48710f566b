import { CaretMark } from './caret-mark.tsx';

/** A centered line that says what is loading, as tall as the screen: what follows stays out of sight until it is there. */
export function WaitingText({ children }: { children: string }) {
  return (
    <div className="min-h-dvh px-5 pt-[calc(30vh-1rem)]">
      <p role="status" className="w-full text-center font-serif text-xl text-ink-soft">
        {/* Another text is another element, which has not moved. */}
        <span key={children}>{children}</span>
        <CaretMark className="caret-blink ml-1.5 inline h-[0.72em] text-accent" />
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
