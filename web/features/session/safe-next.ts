const here = 'https://here.invalid';

/** Where to go after signing in: a path of this site, else the panel. Never another origin, never a sign-in page. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return '/panel';
  const url = new URL(next, here);
  if (url.origin !== here || /^\/(giris|kayit)\/?$/.test(url.pathname)) return '/panel';
  return `${url.pathname}${url.search}${url.hash}`;
}
