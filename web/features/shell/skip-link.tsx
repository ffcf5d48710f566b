/**
 * The first stop of the Tab key: past the header, to the page. A region of its own, since a notice above the page may
 * stand before it.
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
