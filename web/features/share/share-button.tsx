import { Share2 } from 'lucide-react';
import { Suspense, startTransition, useState } from 'react';
import { storyName } from '#domain/story/story.ts';
import { Button } from '#web/ui/button.tsx';
import { ShareDialog } from './lazy-share-dialog.ts';

/** Opens the dialog in which a saved story is shared by a link. `compact` shows the icon alone on a phone. */
export function ShareButton({
  storyId,
  title,
  compact = false,
}: {
  storyId: string;
  title: string;
  compact?: boolean;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Share2 aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={`Paylaş: ${storyName(title)}`}
        className={compact ? 'px-2.5! max-sm:min-w-target' : undefined}
        // As a transition React shows the dialog as soon as it is loaded, without a fallback for 300 ms before.
        onClick={() => startTransition(() => setOpen(true))}
      >
        <span className={compact ? 'max-sm:sr-only' : undefined}>Paylaş</span>
      </Button>
      <Suspense fallback={null}>
        {open && <ShareDialog storyId={storyId} title={title} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
