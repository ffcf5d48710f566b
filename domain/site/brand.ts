import type { Company } from '../billing/company.ts';
import type { Claims } from './claims.ts';

/**
 * The seller's legal facts. A fact that isn't filled in (null) is shown nowhere; production names it in its log, and takes
 * no money while name, address or tax data are missing.
 */
const company: Company = {
  tradeName: null,
  mersisNumber: null,
  taxOffice: null,
  taxNumber: null,
  kep: null,
  address: null,
  phone: null,
};

/**
 * Claims of public pages. The owner confirms one by writing its text in the place of null, which publishes it: only what
 * can be proven (a false figure is misleading advertising). Example texts: '10K+', '500+', '%99', '7/24', '2 saat'.
 */
const claims: Claims = {
  stories: null,
  writers: null,
  satisfaction: null,
  support: null,
  urgentReply: null,
};

/** What an operator changes to make the site their own; every text that names the product reads it here. */
export const brand = {
  name: 'Yazıhane',
  tagline: 'Türkçe hikâyenin yazı odası',
  email: 'merhaba@yazihane.example',
  city: 'İzmir',
  claims,
  company,
} as const;
