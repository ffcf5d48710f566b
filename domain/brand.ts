import type { Company } from './company.ts';

/** The seller's legal facts. A fact that isn't filled in (null) is shown nowhere; production names it in its log. */
const company: Company = {
  tradeName: null,
  mersisNumber: null,
  taxOffice: null,
  taxNumber: null,
  kep: null,
  address: null,
  phone: null,
};

/** What an operator changes to make the site their own; every text that names the product reads it here. */
export const brand = {
  name: 'Yazıhane',
  tagline: 'Türkçe hikâyenin yazı odası',
  email: 'merhaba@yazihane.example',
  city: 'İzmir',
  /** Claims shown on public pages (spec 1 §1). An operator must be able to stand behind them, or hide them. */
  claims: { shown: true, stories: '10K+', writers: '500+', satisfaction: '%99', support: '7/24' },
  company,
} as const;
