import { FileOutput, Trash2, X } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedStory } from '#contract/stories.ts';
import { storyName } from '#domain/story/story.ts';
import { relativeTime } from '#domain/time/time.ts';
import { ReadingLink } from '#web/features/reading-link/index.ts';
import { ShareButton } from '#web/features/share/index.ts';
import { fullDate } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SearchMarks } from './search-marks.tsx';

interface StoryRowProps {
  story: ListedStory;
  /** The search that the list shows; its words are marked. */
  searched: string;
  trashing: boolean;
  onExport: () => void;
  onTrash: () => void;
  onRemove: () => void;
}

/** One story of the list with its length and age; its title opens it. */
export function StoryRow({ story, searched, trashing, onExport, onTrash, onRemove }: StoryRowProps) {
  return (
    <Card as="li" padding="none" className="relative hover:border-line-strong">
      <div className="grid gap-2 px-5 pt-5 wrap-anywhere">
        <h3 className="text-xl">
          <Link
            to={`/editor?hikaye=${story.id}`}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            <SearchMarks text={storyName(story.title)} search={searched} />
          </Link>
        </h3>
        <p className="font-serif text-ink-soft">
          {story.snippet?.part === 'idea' && 'Fikir: '}
          <SearchMarks text={story.snippet?.text ?? story.preview} search={searched} />
          {story.preview === '' && !story.snippet && 'Henüz metni yok.'}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft tabular-nums">
          {story.genre && (
            <Badge>
              <span>
                <SearchMarks text={story.genre} search={searched} />
              </span>
            </Badge>
          )}
          <span>{story.wordCount.toLocaleString('tr-TR')} sözcük</span>
          <time dateTime={story.updatedAt} title={fullDate(story.updatedAt)}>
            {relativeTime(story.updatedAt)}
          </time>
        </p>
      </div>
      <div className="relative flex flex-wrap gap-1 px-2.5 pt-1.5 pb-2.5">
        <ReadingLink storyId={story.id} title={story.title} />
        <ShareButton storyId={story.id} title={story.title} />
        <Button
          variant="quiet"
          icon={<FileOutput aria-hidden="true" />}
          onClick={onExport}
          aria-label={`Dışa aktar: ${storyName(story.title)}`}
        >
          Dışa aktar
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          loading={trashing}
          onClick={onTrash}
          aria-label={`Çöpe taşı: ${storyName(story.title)}`}
        >
          Çöpe taşı
        </Button>
        <Button
          variant="quiet"
          className="text-danger!"
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
          aria-label={`Kalıcı sil: ${storyName(story.title)}`}
        >
          Kalıcı sil
        </Button>
      </div>
    </Card>
  );
}
