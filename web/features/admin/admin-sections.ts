import {
  CreditCard,
  DatabaseZap,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  ScrollText,
  SlidersHorizontal,
  UsersRound,
} from 'lucide-react';

/** A section of the administration: its address below /admin and its name in the navigation. */
export interface AdminSection {
  to: string;
  text: string;
  Icon: LucideIcon;
}

/** All sections; a new one needs a line here and a route in web/routes.ts. */
export const adminSections: readonly AdminSection[] = [
  { to: '/admin', text: 'Genel bakış', Icon: LayoutDashboard },
  { to: '/admin/kullanicilar', text: 'Kullanıcılar', Icon: UsersRound },
  { to: '/admin/blog', text: 'Blog', Icon: Newspaper },
  { to: '/admin/mesajlar', text: 'Mesajlar', Icon: MessagesSquare },
  { to: '/admin/api', text: 'API', Icon: KeyRound },
  { to: '/admin/onbellek', text: 'Önbellek', Icon: DatabaseZap },
  { to: '/admin/odemeler', text: 'Ödemeler', Icon: CreditCard },
  { to: '/admin/kayitlar', text: 'Denetim kaydı', Icon: ScrollText },
  { to: '/admin/ayarlar', text: 'Ayarlar', Icon: SlidersHorizontal },
];
