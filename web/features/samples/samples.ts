import { excerpts } from './excerpts.ts';

/** A story to begin from: the idea as somebody would type it, and the first page that it may become. */
export interface Sample {
  id: string;
  title: string;
  genre: string;
  idea: string;
  excerpt: readonly string[];
}

/**
 * Three ideas of three kinds (docs/product/pages.md). After a change of them or of the storyteller,
 * `node benchmarks/write-samples.ts` writes their texts anew.
 */
export const sampleIdeas = [
  {
    id: 'uzayan-yayin',
    title: 'Uzayan Yayın',
    genre: 'Bilim Kurgu',
    idea: 'Ay’ın arka yüzündeki dinleme istasyonunda tek başına çalışan Sevda, on bir yıl önce ölen kardeşinin sesini duyar.',
  },
  {
    id: 'kirk-kus',
    title: 'Kırk Kuş',
    genre: 'Tarihî Fantastik',
    idea: 'Sarayın en genç nakkaşı Yakup, çizdiği kuşların geceleri kâğıttan uçup gittiğini fark eder.',
  },
  {
    id: 'haritada-olmayan',
    title: 'Haritada Olmayan',
    genre: 'Macera',
    idea: 'Balıkçı Temel, fırtınada haritada olmayan bir ada bulur.',
  },
] as const;

export const samples: readonly Sample[] = sampleIdeas.map((sample) => ({
  ...sample,
  excerpt: excerpts[sample.id],
}));
