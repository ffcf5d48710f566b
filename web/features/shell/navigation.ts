/** Where the header leads everyone. Only what exists: a route that comes later brings its line here. */
export const siteLinks = [
  { to: '/nasil-calisir', text: 'Nasıl çalışır?' },
  { to: '/ornekler', text: 'Örnekler' },
  { to: '/fiyatlandirma', text: 'Fiyatlandırma' },
  { to: '/blog', text: 'Blog' },
] as const;
