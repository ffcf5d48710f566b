import type { ReactNode } from 'react';
import { messages } from '#domain/messages/index.ts';
import type { OpenedStory } from '#web/features/editor/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { WaitingPage } from '#web/ui/waiting-page.tsx';

interface UnopenedStoryProps {
  opened: OpenedStory;
  /** The page's heading. */
  title: string;
  /** What is shown where there is no such story. */
  children: ReactNode;
}

/** A page whose story is not shown yet: it is on its way, being drawn, is not there, or could not be had. */
export function UnopenedStory({ opened, title, children }: UnopenedStoryProps) {
  if (opened.waits || opened.story) return <WaitingPage text="Hikâye açılıyor…" />;
  return (
    <main className="mx-auto grid w-full max-w-prose gap-6 px-5 py-16">
      <h1 className="text-2xl">{title}</h1>
      {opened.missing ? (
        children
      ) : (
        <ErrorState
          title="Hikâye açılamadı"
          message={errorText(opened.error, messages.story.loadFailed)}
          onRetry={opened.retry}
          retrying={opened.retrying}
        />
      )}
    </main>
  );
}
