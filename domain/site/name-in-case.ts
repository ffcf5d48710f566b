import { type Case, inflectNoun, looksLikeCompound } from '../turkish/index.ts';

/**
 * The site's name in a case, with its apostrophe: "Yazıhane" + dat → "Yazıhane’ye", "Kalem Evi" + loc → "Kalem Evi’nde".
 * Signs at its end are not heard: "Masal!" + loc → "Masal!’da".
 */
export function nameInCase(name: string, nameCase: Exclude<Case, 'nom'>): string {
  const heard = name.replace(/[^\p{L}\p{N}]+$/u, '');
  const compound = looksLikeCompound(heard);
  const inflected = inflectNoun(heard, { proper: true, case: nameCase, compound });
  return `${name}’${inflected.slice(heard.length + 1)}`;
}
