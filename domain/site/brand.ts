import type { Company } from '../billing/company.ts';
import type { Claims } from './claims.ts';

/** What the site calls itself, who runs it, and what it claims; texts with the product's name take it as an argument. */
export interface Brand {
  /** The stored version that this is; 0 while nothing is stored. */
  revision: number;
  name: string;
  tagline: string;
  email: string;
  city: string;
  claims: Claims;
  company: Company;
  /** The owner's pages on social networks: https addresses. */
  socialLinks: readonly string[];
}

/**
 * The brand of a new installation. Administrators replace each value under "Site kimliği"
 * (domain/site/site-identity.ts); a value that they leave empty is the one here.
 *
 * A missing company fact (null) is not shown; production logs it, and is closed for sales without name, address or tax
 * data. A claim must be provable, because a false figure is misleading advertising.
 */
export const defaultBrand: Brand = {
  revision: 0,
  name: 'Yazıhane',
  tagline: 'Türkçe hikâyenin yazı odası',
  email: 'merhaba@yazihane.example',
  city: 'İzmir',
  claims: {
    stories: null,
    writers: null,
    satisfaction: null,
    support: null,
    generalReply: '24 saat',
    technicalReply: '12 saat',
    urgentReply: null,
  },
  company: {
    tradeName: null,
    mersisNumber: null,
    taxOffice: null,
    taxNumber: null,
    kep: null,
    address: null,
    phone: null,
  },
  socialLinks: [],
};
