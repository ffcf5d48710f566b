import { BookOpenText, Ellipsis, FileOutput, Share2, Trash2, X } from 'lucide-react';
import type { StorySummary } from '#contract/stories.ts';
import { storyName } from '#domain/story/story.ts';
import { Menu } from '#web/ui/menu.tsx';

/** What a story's menu asks for with a dialog. */
export type StoryQuestion = 'share' | 'export' | 'remove';

/** All that can be done with a story besides writing. */
export default function StoryMenu({
  story: { id, title },
  onAsk,
  onTrash,
}: {
  story: StorySummary;
  onAsk: (what: StoryQuestion) => void;
  onTrash: () => void;
}) {
  return (
    <Menu
      iconOnly
      text={<Ellipsis aria-hidden="true" />}
      label={`İşlemler: ${storyName(title)}`}
      className="relative"
      groups={[
        [
          { text: 'Oku', icon: <BookOpenText aria-hidden="true" />, to: `/oku?hikaye=${id}` },
          { text: 'Paylaş', icon: <Share2 aria-hidden="true" />, onSelect: () => onAsk('share') },
          { text: 'Dışa aktar', icon: <FileOutput aria-hidden="true" />, onSelect: () => onAsk('export') },
        ],
        [
          { text: 'Çöpe taşı', icon: <Trash2 aria-hidden="true" />, onSelect: onTrash },
          {
            text: 'Kalıcı sil',
            icon: <X aria-hidden="true" />,
            tone: 'danger',
            onSelect: () => onAsk('remove'),
          },
        ],
      ]}
    />
  );
}
