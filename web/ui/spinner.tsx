/** Says in words that something is under way; the turning mark beside it is only for the eye. */
export function SpinnerText({ children }: { children: string }) {
  return (
    <p role="status" className="inline-flex items-center gap-2.5 text-sm text-ink-soft">
      <span className="spinner" aria-hidden="true" />
      {children}
    </p>
  );
}
