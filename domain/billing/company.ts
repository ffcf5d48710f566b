/** What the law wants to be told of a seller; null is not filled in yet. */
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

/** How each fact is named before people, in the order they are shown. */
const labels: readonly [keyof Company, string][] = [
  ['tradeName', 'Ticaret unvanı'],
  ['address', 'Adres'],
  ['phone', 'Telefon'],
  ['mersisNumber', 'MERSİS numarası'],
  ['taxOffice', 'Vergi dairesi'],
  ['taxNumber', 'Vergi numarası'],
  ['kep', 'KEP adresi'],
];

/** The facts that are filled in, each with its name. */
export function companyFacts(company: Company): [label: string, value: string][] {
  return labels.flatMap(([key, label]) => {
    const value = company[key]?.trim();
    return value ? [[label, value] as [string, string]] : [];
  });
}

/** What a buyer has to know of a seller before paying: without them nothing is sold. */
const sellerFacts: readonly (keyof Company)[] = ['tradeName', 'address', 'taxOffice', 'taxNumber'];

/** Names of the facts without which production takes no money; none where all are filled in. */
export function missingSellerFacts(company: Company): string[] {
  return labels
    .filter(([key]) => sellerFacts.includes(key) && !company[key]?.trim())
    .map(([, label]) => label);
}

/** Names of the facts that a seller in Turkey has to tell (6563 md. 3, Mesafeli Sözleşmeler Yönetmeliği md. 5) and that are missing. */
export function missingCompanyFacts(company: Company): string[] {
  return labels.filter(([key]) => !company[key]?.trim()).map(([, label]) => label);
}
