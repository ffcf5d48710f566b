import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { StoryContents } from '#domain/story/document/story-document.ts';
import { takeCarriedStory } from '#web/features/generation/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { queries } from '#web/lib/queries.ts';
import { refreshQueries } from '#web/lib/refresh-queries.ts';
import { EditorScreen } from './editor-screen.tsx';
import { readNavigation } from './navigation-state.ts';
import type { SessionSnapshot } from './session/story-session.ts';
import { useSessionValue } from './session/use-session.ts';
import type { StoryTexts } from './story-fields.ts';
import { StoryNotOpen } from './story-not-open.tsx';
import type { EditorScreenProps } from './use-editor.ts';
import { useOldDrafts } from './use-old-drafts.ts';
import { useOpenSession } from './use-open-session.ts';

const isReadyOf = ({ isReady }: SessionSnapshot) => isReady;
/** Whether the server knows nothing of a story of which only an old copy is here. */
const isMissingOf = ({ state, hasUnsent, wasConnected }: SessionSnapshot) =>
  state === 'not-found' && !hasUnsent && !wasConnected;

/** What another page hands over, as a document has it; null where that is nothing. */
function contentsOf(texts: StoryTexts | null): Partial<StoryContents> | null {
  if (!texts || Object.values(texts).every((text) => text.trim() === '')) return null;
  const { idea, ...same } = texts;
  return { ...same, prompt: idea };
}

function OpenStory({ session, ...screen }: EditorScreenProps) {
  const isMissing = useSessionValue(session, isMissingOf);
  const isReady = useSessionValue(session, isReadyOf) && !isMissing;
  // Drawn in slices: a whole screen at once would hold up the page.
  const shown = useDeferredValue(isReady, false);
  if (shown && isReady) return <EditorScreen session={session} {...screen} />;
  return <StoryNotOpen session={session} isReady={isReady} storyId={screen.storyId} />;
}

interface StoryLoaderProps extends Omit<EditorScreenProps, 'session'> {
  given: StoryTexts | null;
  /** Called once that was written. */
  onGiven: () => void;
}

function StoryLoader({ given, onGiven, ...screen }: StoryLoaderProps) {
  const client = useQueryClient();
  const session = useOpenSession({
    userId: screen.userId,
    storyId: screen.storyId,
    isNew: screen.isNew,
    given: contentsOf(given),
    onGiven,
    onLeft() {
      void refreshQueries(client, queries.stories.list.key());
      void refreshQueries(client, queries.panel.overview.key());
    },
  });
  return session && <OpenStory session={session} {...screen} />;
}

/** Decides what the editor opens: a stored story, a text handed over by another page, or an empty page. */
export function EditorPage() {
  const { viewer } = useSession();
  // A session that ends while the editor is open changes nothing about whose text this is.
  const [userId] = useState(() => viewer?.id ?? '');
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [navigation] = useState(() => readNavigation(location.state));
  const [carried] = useState(() => (navigation || search.has('hikaye') ? null : takeCarriedStory()));
  const [newId] = useState(() => crypto.randomUUID());
  // Back at this story, what was written into it since must not give way to that again.
  const [isWritten, setWritten] = useState(false);
  useOldDrafts(userId);
  const storyId = search.get('hikaye') ?? navigation?.storyId ?? newId;
  const begun = carried && {
    title: '',
    idea: carried.prompt ?? '',
    content: carried.story ?? '',
    genre: carried.genre ?? '',
  };
  const isHandedOver = navigation !== null && (navigation.storyId ?? newId) === storyId;
  const given = isHandedOver ? navigation.fields : storyId === newId ? begun : null;
  return (
    <StoryLoader
      key={storyId}
      userId={userId}
      storyId={storyId}
      isNew={storyId === newId}
      given={isWritten ? null : given}
      onGiven={() => setWritten(true)}
      onOpen={(id) => void navigate(`/editor?hikaye=${id}`)}
    />
  );
}
