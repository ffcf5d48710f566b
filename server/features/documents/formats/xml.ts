const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in XML, in an element or in an attribute. */
export const xml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? '');
