/** Public API of the plans' terms. */

export { openCatalogue } from './live-catalogue.ts';
export { agreedTerms, newestTerms, type TermsRow, termsInForce, termsOf } from './terms-row.ts';
