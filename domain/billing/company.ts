/** Facts that a seller must publish by law; null for a missing one. */
export interface Company {
  /** Ticaret unvanı. */
  tradeName: string | null;
  /** MERSİS number, 16 digits. */
  mersisNumber: string | null;
  taxOffice: string | null;
  /** Tax number, or the identity number of a person. */
  taxNumber: string | null;
  /** Registered e-mail address (kayıtlı elektronik posta). */
  kep: string | null;
  /** Postal address. */
  address: string | null;
  phone: string | null;
}

/** The labels of the facts, in their order on pages. */
const labels: readonly [keyof Company, string][] = [
  ['tradeName', 'Ticaret unvanı'],
  ['address', 'Adres'],
  ['phone', 'Telefon'],
  ['mersisNumber', 'MERSİS numarası'],
  ['taxOffice', 'Vergi dairesi'],
  ['taxNumber', 'Vergi numarası'],
  ['kep', 'KEP adresi'],
];

/** Returns the facts that are not missing, with their labels. */
export function companyFacts(company: Company): [label: string, value: string][] {
  return labels.flatMap(([key, label]) => {
    const value = company[key]?.trim();
    return value ? [[label, value] as [string, string]] : [];
  });
}

/** Facts that a buyer must get before paying; without them sales are closed. */
const sellerFacts: readonly (keyof Company)[] = ['tradeName', 'address', 'taxOffice', 'taxNumber'];

/** Returns the labels of missing facts that close sales in production. */
export function missingSellerFacts(company: Company): string[] {
  return labels
    .filter(([key]) => sellerFacts.includes(key) && !company[key]?.trim())
    .map(([, label]) => label);
}

/**
 * Returns the labels of all missing facts that the law requires (6563 md. 3, Mesafeli Sözleşmeler Yönetmeliği md. 5).
 */
export function missingCompanyFacts(company: Company): string[] {
  return labels.filter(([key]) => !company[key]?.trim()).map(([, label]) => label);
}
