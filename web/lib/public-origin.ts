let onServer = '';

/** The server's renderer says where the site stands, before it renders (the same for every page). */
export function setPublicOrigin(origin: string): void {
  onServer = origin;
}

/** In a browser: what the server wrote into this page, so that both sides say the same; else the address itself. */
function inBrowser(): string {
  const written = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(written ?? location.href).origin;
}

/** The whole address of a path of this site, as other sites are told it. */
export function publicUrl(path: string): string {
  return (typeof document === 'undefined' ? onServer : inBrowser()) + path;
}
