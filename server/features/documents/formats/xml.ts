const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for an XML element or attribute. */
export const xml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? '');
