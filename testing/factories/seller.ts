import type { SiteIdentity } from '#domain/site/site-identity.ts';

/** The details of a seller that sales require. */
export const sellerFacts = {
  tradeName: 'Örnek Yazı A.Ş.',
  address: 'Kordon 1, İzmir',
  taxOffice: 'Konak',
  taxNumber: '1234567890',
};

/** Returns an identity with the seller's details. */
export const withSeller = ({ brand, ...identity }: SiteIdentity): SiteIdentity => ({
  ...identity,
  brand: { ...brand, company: { ...brand.company, ...sellerFacts } },
});
