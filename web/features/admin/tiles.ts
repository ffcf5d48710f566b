import type { Api } from '#web/lib/api-client.ts';
import { formatFigure } from './figures.ts';

export type Overview = Awaited<ReturnType<Api['administration']['overview']>>;

/** The text of a tile below the section's name, and its current figure if it has one. */
export interface AdminTile {
  what: string;
  figure?: (overview: Overview) => string;
}

/** By the section's address; a section without an entry has no tile (docs/product/administration.md). */
export const adminTiles: Readonly<Record<string, AdminTile>> = {
  '/admin/blog': {
    what: 'Yazılar, taslaklar ve kategoriler',
    figure: ({ publishedPosts }) => `${formatFigure(publishedPosts)} yayında`,
  },
  '/admin/kullanicilar': {
    what: 'Planlar, tokenler ve hesaplar',
    figure: ({ users }) => (users ? `${formatFigure(users)} kişi` : 'Henüz sayılmadı'),
  },
  '/admin/mesajlar': {
    what: 'Destek mesajları ve yanıtlar',
    figure: ({ openMessages }) => `${formatFigure(openMessages)} açık`,
  },
  '/admin/api': {
    what: 'Yapay zekâ ve ödeme anahtarları',
    figure: ({ activeApiConfigs }) => `${formatFigure(activeApiConfigs)} etkin`,
  },
  '/admin/onbellek': { what: 'Eskiyen sayfaları ve listeleri yenileme' },
  '/admin/odemeler': {
    what: 'Bildirimler, siparişler ve iadeler',
    figure: ({ waitingPayments }) => `${formatFigure(waitingPayments)} bekliyor`,
  },
  '/admin/ayarlar': {
    what: 'Duyuru, bakım, kayıt ve üretim',
    figure: ({ maintenance }) => (maintenance ? 'Bakım açık' : 'Site yazıya açık'),
  },
  '/admin/kayitlar': { what: 'Kim, neyi, ne zaman değiştirdi' },
};
