import { brand } from '#domain/site/brand.ts';

/** Fills in what a seller has to tell, for this test file's process; answers how to take it back. */
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
