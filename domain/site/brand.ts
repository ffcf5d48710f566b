import type { Company } from '../billing/company.ts';
import type { Claims } from './claims.ts';

/**
 * The seller's legal facts. A missing fact (null) is not shown; production logs it, and is closed for sales without
 * name, address or tax data.
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
 * Claims of public pages. The owner publishes one by replacing null with its text; it must be provable, because a
 * false figure is misleading advertising. Example texts: '10K+', '500+', '%99', '7/24', '2 saat'.
 */
const claims: Claims = {
  stories: null,
  writers: null,
  satisfaction: null,
  support: null,
  urgentReply: null,
};

/** The operator's settings of the product; every text with the product's name reads them. */
export const brand = {
  name: 'Yazıhane',
  tagline: 'Türkçe hikâyenin yazı odası',
  email: 'merhaba@yazihane.example',
  city: 'İzmir',
  claims,
  company,
} as const;
