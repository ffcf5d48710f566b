import type { LegalDocument } from '#domain/content/legal/legal-document.ts';

/** Fills the placeholders of a document, as `{fullName}`, with the buyer's data. Placeholders in that data are kept. */
export function prefill(document: LegalDocument, buyer: Readonly<Record<string, string>>): LegalDocument {
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
      Object.hasOwn(buyer, name) ? (buyer[name] ?? place) : place,
    );
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map(filled),
    })),
  };
}
