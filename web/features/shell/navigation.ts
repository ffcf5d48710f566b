/** The header's links to existing pages, for everyone. */
export const siteLinks = [
  { to: '/nasil-calisir', text: 'Nasıl çalışır?' },
  { to: '/ornekler', text: 'Örnekler' },
  { to: '/fiyatlandirma', text: 'Fiyatlandırma' },
  { to: '/blog', text: 'Blog' },
] as const;
