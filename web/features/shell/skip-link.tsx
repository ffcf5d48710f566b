/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  return (
    <a
      href="#icerik"
      className="sr-only z-50 rounded-md bg-accent px-4 py-3 text-sm font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      İçeriğe geç
    </a>
  );
}
