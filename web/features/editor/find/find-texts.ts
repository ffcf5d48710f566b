import { messages } from '#domain/messages/index.ts';
import { maxReplacements } from '#domain/story/find/replace-hits.ts';
import type { FindProblem } from './find-work.ts';
import type { FindSnapshot } from './story-finder.ts';

// Made once: `toLocaleString` makes one for each number.
const { format: number } = new Intl.NumberFormat('tr-TR');

const problems: Readonly<Record<FindProblem | 'too-long', string>> = {
  invalid:
    'Bu düzenli ifade geçerli değil. Ayraçların kapandığını ve *, +, ? işaretlerinden önce bir karakter bulunduğunu denetleyin.',
  'too-slow': 'Bu ifadeyle arama çok uzun sürdüğü için durduruldu. Daha yalın bir ifade deneyin.',
  'too-many': `Bir kerede en çok ${number(maxReplacements)} yer değiştirilebilir. Aradığınızı daraltın.`,
  'too-long': `${messages.story.contentTooLong} Hiçbir yer değiştirilmedi.`,
  failed: 'Arama şu anda yapılamıyor. Sayfayı yenileyip yeniden deneyin.',
};

export const problemText = (problem: FindProblem | 'too-long'): string => problems[problem];

/** "3 / 1.204", or that there is nothing; empty while nothing was looked for. */
export function countText({ count, current }: FindSnapshot): string {
  if (count === null) return '';
  return count === 0 || current === null ? 'Sonuç yok' : `${number(current + 1)} / ${number(count)}`;
}

export const replacedText = (count: number): string => `${number(count)} yer değiştirildi.`;

export const hitsText = (count: number): string => `${number(count)} yer`;
