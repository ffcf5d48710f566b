import { Wordmark } from './wordmark.tsx';

/** Name, ways to go, tokens, account. */
export function SiteHeader() {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex h-16 max-w-page items-center px-5">
        <Wordmark />
      </div>
    </header>
  );
}
