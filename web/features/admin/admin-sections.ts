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

/** A section of the administrators' room: its address below /admin, and how the navigation names it. */
export interface AdminSection {
  to: string;
  text: string;
  Icon: LucideIcon;
}

/** The sections that exist; one that comes later brings its line here and its route in web/routes.ts. */
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
