/** Lengths of a mailing's texts, characters. */
export const mailingLimits = { subject: 150, body: 10_000 } as const;

/** The pages that a mailing may link to, with the label of the link. */
export const mailingLinks = {
  '/kullanim-kosullari': 'Kullanım koşullarını okuyun',
  '/gizlilik-politikasi': 'Gizlilik politikasını okuyun',
  '/kvkk': 'KVKK aydınlatma metnini okuyun',
  '/fiyatlandirma': 'Fiyatlandırmaya bakın',
  '/blog': 'Blogda okuyun',
  '/panel': 'Panelinize gidin',
} as const satisfies Record<string, string>;

export type MailingLinkPath = keyof typeof mailingLinks;
export const mailingLinkPaths = Object.keys(mailingLinks) as [MailingLinkPath, ...MailingLinkPath[]];

/** Names of the kinds of mailings. */
export const mailingKindNames = {
  terms: 'Koşul değişikliği',
  product_news: 'Ürün haberi',
  weekly_summary: 'Haftalık özet',
} as const;

/** Names of the sources of a consent. */
export const consentSourceNames = {
  panel: 'Bildirim tercihleri',
  unsubscribe_link: 'Postadaki bağlantı',
  account_deleted: 'Hesap silindi',
  before_history: 'Geçmiş tutulmadan önce',
} as const;
