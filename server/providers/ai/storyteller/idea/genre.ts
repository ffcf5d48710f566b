export type StoryGenre =
  | 'romantic'
  | 'scifi'
  | 'thriller'
  | 'fantasy'
  | 'drama'
  | 'mystery'
  | 'nsfw'
  | 'adventure'
  | 'historical'
  | 'children'
  | 'general';

const PATTERNS: readonly [StoryGenre, RegExp][] = [
  ['nsfw', /nsfw|yetişkin|erotik|\+18|18\+/u],
  ['children', /çocuk|masal|minik|okul öncesi/u],
  ['fantasy', /fantas|büyü|ejderha|epik|mitoloj/u],
  ['historical', /tarih|osmanlı|dönem|savaş/u],
  ['scifi', /bilim ?kurgu|sci-?fi|uzay|distop|siber|robot/u],
  ['mystery', /gizem|polisiye|dedektif|mystery|esrar/u],
  ['thriller', /gerilim|korku|thriller|aksiyon|suç|casus/u],
  ['adventure', /macera|serüven|adventure|yolculuk/u],
  ['romantic', /romantik|aşk|romance|duygusal/u],
  ['drama', /dram|aile|trajedi|psikolojik/u],
];

const IDEA_HINTS: readonly [StoryGenre, RegExp][] = [
  [
    'scifi',
    /uzay|robot|gezegen|yapay zek|galaksi|android|astronot|koloni|zaman makinesi|uzaylı|mars|hologram|simülasyon/u,
  ],
  ['fantasy', /ejderha|büyü|sihir|krallık|cadı|peri|elf|lanet|kehanet|tılsım|ork |cüce/u],
  [
    'historical',
    /padişah|osmanlı|saray|sultan|şehzade|yeniçeri|selçuklu|kervan|bizans|yüzyıl|roma imparator/u,
  ],
  ['thriller', /katil|cinayet|rehin|takip ediliyor|ajan|tehdit|kaçırıl|casus|soygun|mafya/u],
  ['mystery', /dedektif|gizem|kayıp|sır|ipucu|esrar/u],
  ['romantic', /aşk|âşık|aşık|sevgili|düğün|evlen/u],
  ['children', /minik|tavşan|sincap|oyuncak|anaokul/u],
  ['adventure', /hazine|define|ıssız ada|keşif|macera|orman/u],
];

/** The genre of a story from what the writer typed, else from the idea itself. */
export function resolveGenre(genre: string | undefined, idea: string): StoryGenre {
  const text = (genre ?? '').toLocaleLowerCase('tr').trim();
  for (const [name, pattern] of PATTERNS) if (text === name || pattern.test(text)) return name;
  if (/romantic/u.test(text)) return 'romantic';
  if (text) return 'general';
  const lower = idea.toLocaleLowerCase('tr');
  for (const [name, pattern] of IDEA_HINTS) if (pattern.test(lower)) return name;
  return 'general';
}
