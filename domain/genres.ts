/** The wizard's genres with the names that a reader sees (spec 1 §3). */
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
