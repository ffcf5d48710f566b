/** The pages of signing in and up: nothing floats over their forms. */
export const accountPaths: ReadonlySet<string> = new Set([
  '/giris',
  '/kayit',
  '/kodla-giris',
  '/sifremi-unuttum',
  '/sifre-yenile',
  '/e-posta-dogrula',
  '/e-posta-degistir',
  '/e-posta-tercihi',
  '/kullanici-adi',
]);

/** The header's links to existing pages, for everyone. */
export const siteLinks = [
  { to: '/nasil-calisir', text: 'Nasıl çalışır?' },
  { to: '/ornekler', text: 'Örnekler' },
  { to: '/fiyatlandirma', text: 'Fiyatlandırma' },
  { to: '/blog', text: 'Blog' },
] as const;
