/** The four groups of the site map (docs/product/pages.md). */
export const sitePageGroups = {
  main: 'Ana sayfalar',
  user: 'Kullanıcı sayfaları',
  info: 'Bilgi sayfaları',
  payment: 'Ödeme sayfaları',
} as const;

export type SitePageGroup = keyof typeof sitePageGroups;

export interface SitePage {
  path: string;
  text: string;
  group: SitePageGroup;
  /** Whether search engines may list it; private pages and steps of a payment are not listed. */
  indexed: boolean;
}

const page = (group: SitePageGroup, path: string, text: string, indexed = true): SitePage => ({
  path,
  text,
  group,
  indexed,
});

/** Every page that people open directly; a test compares the list with the route table. */
export const sitePages: readonly SitePage[] = [
  page('main', '/', 'Ana sayfa'),
  page('main', '/nasil-calisir', 'Nasıl çalışır?'),
  page('main', '/ornekler', 'Örnek hikâyeler'),
  page('main', '/fiyatlandirma', 'Fiyatlandırma'),
  page('main', '/blog', 'Blog'),
  page('user', '/giris', 'Giriş yap'),
  page('user', '/kayit', 'Kayıt ol'),
  page('user', '/kodla-giris', 'Kodla giriş', false),
  page('user', '/sifremi-unuttum', 'Şifremi unuttum', false),
  page('user', '/panel', 'Panelim', false),
  page('user', '/editor', 'Hikâye editörü', false),
  page('user', '/guvenlik', 'Güvenlik ve veriler', false),
  page('user', '/kullanim', 'Token kullanımı', false),
  page('user', '/panel/destek', 'Destek yazışmalarım', false),
  page('info', '/hakkimizda', 'Hakkımızda'),
  page('info', '/iletisim', 'İletişim'),
  page('info', '/gizlilik-politikasi', 'Gizlilik politikası'),
  page('info', '/kullanim-kosullari', 'Kullanım koşulları'),
  page('info', '/kvkk', 'KVKK aydınlatma metni'),
  page('info', '/cerez-politikasi', 'Çerez politikası'),
  page('info', '/erisilebilirlik', 'Erişilebilirlik bildirimi'),
  page('info', '/site-haritasi', 'Site haritası'),
  page('payment', '/odeme-yap', 'Kullanıcı adıyla ödeme', false),
  page('payment', '/on-bilgilendirme-formu', 'Ön bilgilendirme formu'),
  page('payment', '/mesafeli-satis-sozlesmesi', 'Mesafeli satış sözleşmesi'),
  page('payment', '/iptal-ve-iade', 'İptal ve iade koşulları'),
];

const indexedPaths = new Set(sitePages.filter(({ indexed }) => indexed).map(({ path }) => path));

/** Whether search engines may list the page of a path. */
export const isIndexed = (path: string): boolean => indexedPaths.has(path) || path.startsWith('/blog/');

/** Routes that people do not open directly: later steps of other pages, and the administrators' pages. */
export const stepPaths: readonly string[] = [
  '/destek',
  '/onizleme',
  '/sifre-yenile',
  '/e-posta-dogrula',
  '/e-posta-degistir',
  '/e-posta-tercihi',
  '/kullanici-adi',
  '/auth/callback',
  '/odeme',
  '/odeme-bekleniyor',
  '/odeme-basarili',
  '/odeme-iptal',
  '/test-grant',
  '/bakim',
  '/oku',
  '/admin',
];
