/** Data for search engines as the text of a script element: no `<` that could end it. */
export function jsonLdText(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/**
 * What search engines read of a page (a data block: browsers never run it, the page's policy need not know it). Only
 * the server writes it, and a browser keeps what it was sent; so pass it as
 * `data={import.meta.env.SSR ? organization(brand) : null}`, and nothing of it reaches the browser's JavaScript.
 */
export function JsonLd({ data }: { data: object | null }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one way to write a data block; its < are escaped
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && data ? jsonLdText(data) : '' }}
    />
  );
}
