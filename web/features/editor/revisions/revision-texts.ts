import type { RevisionSummary } from '#contract/revisions.ts';
import type { RevisionKind } from '#domain/story/revisions.ts';

const kindNames: Readonly<Record<RevisionKind, string>> = {
  auto: 'Kendiliğinden saklandı',
  named: 'Adlandırılmış sürüm',
  'before-ai': 'Yapay zekâ yazmadan önce',
  'before-restore': 'Eski bir sürüme dönmeden önce',
  'before-overwrite': 'Üzerine yazılmadan önce',
  'before-chapter-removal': 'Bölüm silinmeden önce',
};

/** What a revision is called: by its name, or by why it was kept. */
export const revisionTitle = ({ kind, name }: Pick<RevisionSummary, 'kind' | 'name'>): string =>
  name === '' ? kindNames[kind] : name;

/** "1.204 sözcük, 120 yeni, 14 silinen"; of the first, all of whose words are new, their number alone. */
export function revisionExtent({ wordCount, wordsAdded, wordsRemoved }: RevisionSummary): string {
  const number = (count: number) => count.toLocaleString('tr-TR');
  return [
    `${number(wordCount)} sözcük`,
    wordsAdded > 0 && wordsAdded !== wordCount && `${number(wordsAdded)} yeni`,
    wordsRemoved > 0 && `${number(wordsRemoved)} silinen`,
  ]
    .filter(Boolean)
    .join(', ');
}
