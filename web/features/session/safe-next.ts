const here = 'https://here.invalid';

/** The page after a sign-in: a path of this site that is no sign-in page, else the panel. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return '/panel';
  const url = new URL(next, here);
  if (url.origin !== here || /^\/(giris|kayit)\/?$/.test(url.pathname)) return '/panel';
  return `${url.pathname}${url.search}${url.hash}`;
}
