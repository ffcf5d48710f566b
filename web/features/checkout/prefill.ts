import type { LegalDocument } from '#domain/content/legal/legal-document.ts';

/** Puts a buyer's facts where a fetched document has places for them: `{fullName}`. What they typed is never a place. */
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
