import type { Brand } from '#domain/site/brand.ts';

/** Returns the JSON of the manifest by which a device installs the private pages as an app. */
export const writeWebManifest = ({ name, tagline }: Brand): string =>
  JSON.stringify({
    id: '/panel',
    name,
    short_name: name,
    description: tagline,
    lang: 'tr',
    dir: 'ltr',
    start_url: '/panel',
    scope: '/',
    display: 'standalone',
    background_color: '#f8f4ec',
    theme_color: '#f8f4ec',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/simge-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/simge-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/simge-512-maskeli.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: 'Yeni hikâye', url: '/editor' }],
  });
