/** A whole page that waits, with one line that says for what. */
export function WaitingPage({ text }: { text: string }) {
  return (
    <main className="grid min-h-[60vh] place-items-center px-5">
      <p role="status" className="font-serif text-xl text-ink-soft">
        {text}
      </p>
    </main>
  );
}
