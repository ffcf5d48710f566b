import { brand } from '#domain/brand.ts';

/** Where else to go, and whose site this is. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <p className="mx-auto max-w-page px-5 py-8 text-sm text-ink-soft">{brand.name}</p>
    </footer>
  );
}
