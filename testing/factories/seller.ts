import { brand } from '#domain/site/brand.ts';

/** Sets the seller's details in this process; returns a function that restores them. */
export function fillInSeller(): () => void {
  const before = { ...brand.company };
  Object.assign(brand.company, {
    tradeName: 'Örnek Yazı A.Ş.',
    address: 'Kordon 1, İzmir',
    taxOffice: 'Konak',
    taxNumber: '1234567890',
  });
  return () => Object.assign(brand.company, before);
}
