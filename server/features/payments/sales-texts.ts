import type { LegalDocument } from '#domain/content/legal/legal-document.ts';
import {
  distanceSalesContract,
  preInformationForm,
  type SalesOrder,
} from '#domain/content/legal/sales-documents.ts';

/** The stored form of a document: the page's content as plain text. */
function plainText({ title, version, sections }: LegalDocument): string {
  const parts = sections.map(({ heading, paragraphs }) => `${heading}\n\n${paragraphs.join('\n\n')}`);
  return `${title}\nSürüm: ${version}\n\n${parts.join('\n\n\n')}\n`;
}

/** Both documents of a sale, filled in. */
export function salesTexts(order: SalesOrder): { preInformation: string; contract: string } {
  return {
    preInformation: plainText(preInformationForm(order)),
    contract: plainText(distanceSalesContract(order)),
  };
}
