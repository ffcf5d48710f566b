import { BookOpenText } from 'lucide-react';
import { storyName } from '#domain/story/story.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Opens a saved story's reading page; separate from that page, which imports the editor. */
export function ReadingLink({ storyId, title }: { storyId: string; title: string }) {
  return (
    <ButtonLink
      to={`/oku?hikaye=${storyId}`}
      variant="quiet"
      icon={<BookOpenText aria-hidden="true" />}
      aria-label={`Oku: ${storyName(title)}`}
    >
      Oku
    </ButtonLink>
  );
}
