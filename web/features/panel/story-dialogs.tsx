import type { StorySummary } from '#contract/stories.ts';
import { messages } from '#domain/messages/index.ts';
import { storyName } from '#domain/story/story.ts';
import { ExportDialog } from '#web/features/export/index.ts';
import { ShareDialog } from '#web/features/share/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { StoryQuestion } from './story-menu.tsx';
import type { useStoryRemoval } from './use-story-removal.ts';

/** What was asked for in a story's menu. */
export interface AskedOf {
  what: StoryQuestion;
  story: StorySummary;
}

/** The dialog that a story's menu asked for. It may suspend: the caller puts it into a `Suspense`. */
export default function StoryDialogs({
  asked,
  onClose,
  remove,
}: {
  asked: AskedOf | null;
  onClose: () => void;
  remove: ReturnType<typeof useStoryRemoval>['remove'];
}) {
  const { what, story } = asked ?? {};
  return (
    <>
      {story && what === 'share' && <ShareDialog storyId={story.id} title={story.title} onClose={onClose} />}
      {story && what === 'export' && (
        <ExportDialog source={{ storyId: story.id, title: story.title }} onClose={onClose} />
      )}
      <ConfirmDialog
        open={what === 'remove'}
        onOpenChange={(open) => !open && onClose()}
        title={`“${storyName(story?.title ?? '')}” kalıcı olarak silinsin mi?`}
        confirmText="Kalıcı sil"
        pendingText="Siliniyor…"
        onConfirm={() => story && remove.mutate(story)}
        pending={remove.isPending}
        error={remove.error ? errorText(remove.error, messages.story.deleteFailed) : null}
      >
        {messages.story.confirmDelete}
      </ConfirmDialog>
    </>
  );
}
