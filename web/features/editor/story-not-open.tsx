import type { ReactNode } from 'react';
import { messages } from '#domain/messages/index.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { WaitingPage } from '#web/ui/waiting-page.tsx';
import { MissingStory } from './missing-story.tsx';
import type { SaveState, SessionSnapshot, StorySession } from './session/story-session.ts';
import { useSessionValue } from './session/use-session.ts';

const stateOf = ({ state }: SessionSnapshot) => state;
const noticeOf = ({ notice }: SessionSnapshot) => notice;

const isWaiting = (state: SaveState) => ['loading', 'blank', 'connecting', 'saved', 'saving'].includes(state);

function Shell({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto grid w-full max-w-prose gap-6 px-5 py-16">
      <h1 className="text-2xl">Hikaye Editörü</h1>
      {children}
    </main>
  );
}

/** Stands in the editor's place until the story's words are here, or says why they can't be had. */
export function StoryNotOpen({
  session,
  isReady,
  storyId,
}: {
  session: StorySession;
  /** True where the words are here and are about to be shown. */
  isReady: boolean;
  storyId: string;
}) {
  const state = useSessionValue(session, stateOf);
  const notice = useSessionValue(session, noticeOf);
  if (isReady || isWaiting(state)) return <WaitingPage text="Hikâye açılıyor…" />;
  const retry = () => session.reconnect();
  if (state === 'not-found')
    return (
      <Shell>
        <MissingStory id={storyId} onBack={retry} />
      </Shell>
    );
  if (state === 'signed-out')
    return (
      <Shell>
        <ErrorState title="Oturumunuz sona erdi" message={messages.story.signInToSave} onRetry={retry} />
        <ButtonLink to={`/giris?next=${encodeURIComponent(`/editor?hikaye=${storyId}`)}`}>
          Giriş yap
        </ButtonLink>
      </Shell>
    );
  return (
    <Shell>
      <ErrorState
        title="Hikâye açılamadı"
        message={
          state === 'offline' || state === 'at-risk'
            ? 'Bağlantı yok ve bu hikâye bu cihazda durmuyor. Bağlantı gelince açılır.'
            : (notice ?? messages.story.loadFailed)
        }
        onRetry={retry}
      />
    </Shell>
  );
}
