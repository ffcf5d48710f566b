let onServer = '';

/** Set by the server's renderer before it renders. */
export function setPublicOrigin(origin: string): void {
  onServer = origin;
}

/** In a browser: the origin that the server wrote into this page, else the page's own. */
function inBrowser(): string {
  const written = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(written ?? location.href).origin;
}

/** The absolute URL of a path of this site, for other sites. */
export function publicUrl(path: string): string {
  return (typeof document === 'undefined' ? onServer : inBrowser()) + path;
}
