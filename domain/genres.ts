/** The wizard's genres with the names that a reader sees (docs/product/wizard.md). */
export const genres = {
  romantic: 'Romantik',
  scifi: 'Bilim Kurgu',
  thriller: 'Gerilim',
  fantasy: 'Fantastik',
  drama: 'Dram',
  mystery: 'Gizem',
  nsfw: 'Yetişkin',
} as const;

export type GenreId = keyof typeof genres;

export const audiences = { general: 'Genel', 'young-adult': 'Genç yetişkin', adult: 'Yetişkin' } as const;
export type Audience = keyof typeof audiences;

export const ratings = { safe: 'Güvenli', mature: 'Olgun', uncensored: 'Sansürsüz' } as const;
export type Rating = keyof typeof ratings;

const idsByName = new Map<string, GenreId>();
for (const [id, name] of Object.entries(genres)) {
  idsByName.set(id, id as GenreId);
  idsByName.set(name, id as GenreId);
  idsByName.set(name.toLocaleLowerCase('tr'), id as GenreId);
}

/** The known genre that a text names, by its id or by the name that a reader sees; null for a person's own words. */
export function genreIdOf(genre: string): GenreId | null {
  const asked = genre.trim();
  return idsByName.get(asked) ?? idsByName.get(asked.toLocaleLowerCase('tr')) ?? null;
}

/** Whole words that ask for the adult genre; "genç yetişkin" is an audience. */
const adultWords =
  /(?<!\p{L})(?:nsfw|(?<!genç\s{0,3})yetişkin|erotik|erotika|porno\p{L}*)(?!\p{L})|\+\s?18|18\s?\+/u;

/** Whether a genre, in a person's own words, is the adult one: pro and publisher only (docs/product/wizard.md). */
export function isAdultGenre(genre: string): boolean {
  const known = genreIdOf(genre);
  if (known) return known === 'nsfw';
  return adultWords.test(genre.normalize('NFKC').toLocaleLowerCase('tr'));
}
