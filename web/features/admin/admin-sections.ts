import {
  ChartColumn,
  CreditCard,
  DatabaseZap,
  IdCard,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mails,
  MessagesSquare,
  Newspaper,
  ScrollText,
  SlidersHorizontal,
  SquarePen,
  Stethoscope,
  Tags,
  UsersRound,
} from 'lucide-react';
import type { Api } from '#web/lib/api-client.ts';
import { formatFigure } from './figures.ts';

export type Overview = Awaited<ReturnType<Api['administration']['overview']>>;

/** A section of the administration: a page with an entry in the navigation and, if it has one, a tile on the overview. */
export interface AdminSection {
  /** Address of the page. */
  to: string;
  /** Name in the navigation and on the tile. */
  text: string;
  /** Title of the browser's tab. */
  title: string;
  Icon: LucideIcon;
  /** File of the page, below web/; its default export is loaded when the page is opened. */
  page: string;
  tile?: {
    /** The text below the name. */
    what: string;
    figure?: (overview: Overview) => string;
  };
}

/** All sections in the order of the navigation. web/routes.ts, the titles, the tiles and e2e/admin.spec.ts read this table. */
export const adminSections: readonly AdminSection[] = [
  {
    to: '/admin',
    text: 'Genel bakış',
    title: 'Yönetim',
    Icon: LayoutDashboard,
    page: 'features/admin/overview-page.tsx',
  },
  {
    to: '/admin/kullanicilar',
    text: 'Kullanıcılar',
    title: 'Kullanıcılar',
    Icon: UsersRound,
    page: 'features/admin-users/admin-users-page.tsx',
    tile: {
      what: 'Planlar, tokenler ve hesaplar',
      figure: ({ users }) => (users ? `${formatFigure(users)} kişi` : 'Henüz sayılmadı'),
    },
  },
  {
    to: '/admin/blog',
    text: 'Blog',
    title: 'Blog yönetimi',
    Icon: Newspaper,
    page: 'features/admin-blog/admin-blog-page.tsx',
    tile: {
      what: 'Yazılar, taslaklar ve kategoriler',
      figure: ({ publishedPosts }) => `${formatFigure(publishedPosts)} yayında`,
    },
  },
  {
    to: '/admin/mesajlar',
    text: 'Mesajlar',
    title: 'Destek mesajları',
    Icon: MessagesSquare,
    page: 'features/admin-messages/admin-messages-page.tsx',
    tile: {
      what: 'Destek mesajları ve yanıtlar',
      figure: ({ openMessages }) => `${formatFigure(openMessages)} açık`,
    },
  },
  {
    to: '/admin/toplu-posta',
    text: 'Toplu posta',
    title: 'Toplu posta',
    Icon: Mails,
    page: 'features/admin-mailings/admin-mailings-page.tsx',
    tile: { what: 'Koşul değişikliği ve haber postaları, İYS dökümü' },
  },
  {
    to: '/admin/api',
    text: 'API',
    title: 'API yapılandırmaları',
    Icon: KeyRound,
    page: 'features/admin-api-configs/admin-api-configs-page.tsx',
    tile: {
      what: 'Yapay zekâ ve ödeme anahtarları',
      figure: ({ activeApiConfigs }) => `${formatFigure(activeApiConfigs)} etkin`,
    },
  },
  {
    to: '/admin/yonergeler',
    text: 'Yönergeler',
    title: 'Yönergeler',
    Icon: SquarePen,
    page: 'features/admin-prompts/admin-prompts-page.tsx',
    tile: { what: 'Modele yazılan metinler: bakma, deneme, değiştirme' },
  },
  {
    to: '/admin/onbellek',
    text: 'Önbellek',
    title: 'Önbellek',
    Icon: DatabaseZap,
    page: 'features/admin-cache/admin-cache-page.tsx',
    tile: { what: 'Eskiyen sayfaları ve listeleri yenileme' },
  },
  {
    to: '/admin/odemeler',
    text: 'Ödemeler',
    title: 'Ödemeler',
    Icon: CreditCard,
    page: 'features/admin-payments/admin-payments-page.tsx',
    tile: {
      what: 'Bildirimler, siparişler ve iadeler',
      figure: ({ waitingPayments }) => `${formatFigure(waitingPayments)} bekliyor`,
    },
  },
  {
    to: '/admin/maliyet',
    text: 'Maliyet ve gelir',
    title: 'Maliyet ve gelir',
    Icon: ChartColumn,
    page: 'features/admin-costs/admin-costs-page.tsx',
    tile: { what: 'Gelir, yapay zekâ maliyeti ve kalan' },
  },
  {
    to: '/admin/planlar',
    text: 'Planlar',
    title: 'Planlar',
    Icon: Tags,
    page: 'features/admin-plans/admin-plans-page.tsx',
    tile: { what: 'Fiyatlar, tokenler ve sınırlar' },
  },
  {
    to: '/admin/durum',
    text: 'Durum denetimi',
    title: 'Durum denetimi',
    Icon: Stethoscope,
    page: 'features/admin-doctor/admin-doctor-page.tsx',
    tile: { what: 'Veritabanı, posta, sağlayıcı, yedek: ne çalışıyor, ne yapmalı' },
  },
  {
    to: '/admin/kayitlar',
    text: 'Denetim kaydı',
    title: 'Denetim kaydı',
    Icon: ScrollText,
    page: 'features/admin-audit/admin-audit-page.tsx',
    tile: { what: 'Kim, neyi, ne zaman değiştirdi' },
  },
  {
    to: '/admin/ayarlar',
    text: 'Ayarlar',
    title: 'Ayarlar',
    Icon: SlidersHorizontal,
    page: 'features/admin-settings/admin-settings-page.tsx',
    tile: {
      what: 'Duyuru, bakım, kayıt ve üretim',
      figure: ({ maintenance }) => (maintenance ? 'Bakım açık' : 'Bakım kapalı'),
    },
  },
  {
    to: '/admin/site-kimligi',
    text: 'Site kimliği',
    title: 'Site kimliği',
    Icon: IdCard,
    page: 'features/admin-site-identity/admin-site-identity-page.tsx',
    tile: { what: 'Ad, adresler, şirket bilgileri ve bağlantılar' },
  },
];

/** The title of the section at this address; undefined for other pages, as those below a section. */
export const adminTitle = (pathname: string): string | undefined =>
  adminSections.find(({ to }) => to === pathname)?.title;
