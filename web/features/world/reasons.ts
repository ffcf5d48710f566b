import type { GenerationPreview } from '#contract/generations.ts';

type Chosen = GenerationPreview['chosen'][number];
type Left = GenerationPreview['left'][number];

/** Why an entry goes along. */
export function reasonIn({ why, named }: Pick<Chosen, 'why' | 'named'>): string {
  const times = named > 0 ? `${named} kez geçiyor` : 'adı geçmiyor';
  return why === 'pinned' ? `Sabit, ${times}` : `Adı ${times}`;
}

/** Why an entry stays out. */
export function reasonOut({ why, named }: Pick<Left, 'why' | 'named'>): string {
  if (why === 'no-room') return named > 0 ? `Yer kalmadı; adı ${named} kez geçiyor` : 'Yer kalmadı';
  if (why === 'excluded') return 'Bu hikâyede kullanılmıyor';
  if (why === 'elsewhere') return 'Başka hikâyelere bağlı';
  return why === 'added' ? 'Kart olarak zaten giriyor' : 'Adı geçmiyor';
}
