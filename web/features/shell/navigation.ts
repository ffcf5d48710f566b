/** Where the header leads everyone. Only what exists: a route that comes later brings its line here. */
export const siteLinks = [
  { to: '/#neden', text: 'Neler yapar?' },
  { to: '/#fiyatlar', text: 'Fiyatlandırma' },
] as const;
