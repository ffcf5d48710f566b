import type { LegalDocument } from '#domain/content/legal/legal-document.ts';
import {
  distanceSalesContract,
  documentsVersionOf,
  preInformationForm,
  type SalesOrder,
} from '#domain/content/legal/sales-documents.ts';
import type { Brand } from '#domain/site/brand.ts';

/** The stored form of a document: the page's content as plain text. */
function plainText({ title, version, sections }: LegalDocument): string {
  const parts = sections.map(({ heading, paragraphs }) => `${heading}\n\n${paragraphs.join('\n\n')}`);
  return `${title}\nSürüm: ${version}\n\n${parts.join('\n\n\n')}\n`;
}

/** Both documents of a sale, filled in, with their version. */
export function salesTexts(
  order: SalesOrder,
  brand: Brand,
): { version: string; preInformation: string; contract: string } {
  return {
    version: documentsVersionOf(order.terms, brand),
    preInformation: plainText(preInformationForm(order, brand)),
    contract: plainText(distanceSalesContract(order, brand)),
  };
}
