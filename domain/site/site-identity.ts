import type { Company } from '../billing/company.ts';
import { type Brand, defaultBrand } from './brand.ts';
import type { Claims } from './claims.ts';

/** The texts that administrators enter, in the order of the form; an empty one means the default of brand.ts. */
export const identityTexts = {
  name: { label: 'Sitenin adı', max: 40 },
  tagline: { label: 'Tanıtım cümlesi', max: 80 },
  email: { label: 'E-posta adresi', max: 254 },
  city: { label: 'Şehir', max: 60 },
  tradeName: { label: 'Ticaret unvanı', max: 200 },
  address: { label: 'Adres', max: 300 },
  phone: { label: 'Telefon', max: 25 },
  mersisNumber: { label: 'MERSİS numarası', max: 16 },
  taxOffice: { label: 'Vergi dairesi', max: 80 },
  taxNumber: { label: 'Vergi numarası', max: 11 },
  kep: { label: 'KEP adresi', max: 254 },
  generalReply: { label: 'Genel soruların yanıt süresi', max: 20 },
  technicalReply: { label: 'Teknik soruların yanıt süresi', max: 20 },
  urgentReply: { label: 'Acil durumların yanıt süresi', max: 20 },
  stories: { label: 'Yazılan hikâye', max: 20 },
  writers: { label: 'Yazar sayısı', max: 20 },
  satisfaction: { label: 'Memnuniyet', max: 20 },
  support: { label: 'Destek saatleri', max: 20 },
} as const satisfies Record<
  Exclude<keyof Brand, 'revision' | 'claims' | 'company' | 'socialLinks'> | keyof Company | keyof Claims,
  { label: string; max: number }
>;
export type IdentityText = keyof typeof identityTexts;
export const identityTextNames = Object.keys(identityTexts) as IdentityText[];

/** Maximum number of social links, and of the characters of one. */
export const socialLinkLimits = { count: 8, length: 200 } as const;

/** What administrators store: one version of the site's identity. */
export interface IdentityFields extends Record<IdentityText, string> {
  socialLinks: readonly string[];
  /** Whether adult content is offered, where the environment (`ADULT_CONTENT`) allows it. */
  adultContent: boolean;
}

/** The fields of a new installation: all texts are the defaults. */
export const emptyIdentity: IdentityFields = {
  ...(Object.fromEntries(identityTextNames.map((name) => [name, ''])) as Record<IdentityText, string>),
  socialLinks: [],
  adultContent: true,
};

/** The site's identity in force. */
export interface SiteIdentity {
  brand: Brand;
  /** Whether adult content is offered: the environment and the stored switch both allow it. */
  adultContent: boolean;
}

/** Returns the brand of the fields of a version: a text that is empty or missing is the default's. */
export function brandOf(fields: Partial<IdentityFields>, revision: number): Brand {
  const filled = <Texts extends object>(defaults: Texts): Texts =>
    Object.fromEntries(
      Object.entries(defaults).map(([name, text]) => [name, fields[name as IdentityText] || text]),
    ) as Texts;
  const { name, tagline, email, city, claims, company, socialLinks } = defaultBrand;
  return {
    revision,
    ...filled({ name, tagline, email, city }),
    claims: filled(claims),
    company: filled(company),
    socialLinks: fields.socialLinks ?? socialLinks,
  };
}

/** The identity of an installation without stored fields. @param adultContent what the environment allows */
export const defaultIdentity = (adultContent: boolean): SiteIdentity => ({
  brand: defaultBrand,
  adultContent,
});
