/** The wizard's genres with their display names (docs/product/wizard.md). */
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

/** The freest rating of a text for these readers: "Genel" speaks to every age, so it is never uncensored. */
const freestRating: Readonly<Record<Audience, Rating>> = {
  general: 'mature',
  'young-adult': 'safe',
  adult: 'uncensored',
};

const byFreedom = Object.keys(ratings) as Rating[];

/** Whether a text for these readers may have this rating. */
export function suitsAudience(rating: Rating, audience: Audience): boolean {
  return byFreedom.indexOf(rating) <= byFreedom.indexOf(freestRating[audience]);
}

/** The rating of a text for these readers: the asked one, cut to the freest that suits them. */
export function ratingFor(audience: Audience, asked: Rating): Rating {
  return suitsAudience(asked, audience) ? asked : freestRating[audience];
}

const idsByName = new Map<string, GenreId>();
for (const [id, name] of Object.entries(genres)) {
  idsByName.set(id, id as GenreId);
  idsByName.set(name, id as GenreId);
  idsByName.set(name.toLocaleLowerCase('tr'), id as GenreId);
}

/** Returns the genre with this id or display name; null for the writer's own word. */
export function genreIdOf(genre: string): GenreId | null {
  const name = genre.trim();
  return idsByName.get(name) ?? idsByName.get(name.toLocaleLowerCase('tr')) ?? null;
}

/** Words that mean the adult genre; "genç yetişkin" is an audience. */
const adultWords =
  /(?<!\p{L})(?:nsfw|(?<!genç\s{0,3})yetişkin|erotik|erotika|porno\p{L}*)(?!\p{L})|\+\s?18|18\s?\+/u;

/**
 * Whether a genre, in the writer's words, is the adult one, which only pro and publisher may use
 * (docs/product/wizard.md).
 */
export function isAdultGenre(genre: string): boolean {
  const known = genreIdOf(genre);
  if (known) return known === 'nsfw';
  return adultWords.test(genre.normalize('NFKC').toLocaleLowerCase('tr'));
}
