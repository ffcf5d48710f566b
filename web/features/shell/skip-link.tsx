/**
 * The first link in the tab order, which skips the header. It has its own region, because a notice above the page may
 * precede it.
 */
export function SkipLink() {
  return (
    <section aria-label="Kısayol" className="absolute">
      <a
        href="#icerik"
        className="sr-only z-50 rounded-md bg-accent px-4 py-3 text-sm font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        İçeriğe geç
      </a>
    </section>
  );
}
