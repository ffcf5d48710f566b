import { useDeferredValue, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Story } from '#contract/stories.ts';
import { takeCarriedStory } from '#web/features/generation/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { emptyFields, isBlank, type StoryTexts } from './drafts/draft.ts';
import { useOpenedStory } from './drafts/use-opened-story.ts';
import { EditorRoom } from './editor-room.tsx';
import { MissingStory } from './missing-story.tsx';
import { readNavigation } from './navigation-state.ts';
import { fieldsOf } from './save-story.ts';
import { UnopenedStory } from './unopened-story.tsx';
import type { EditorRoomProps } from './use-editor.ts';

type RoomProps = Pick<EditorRoomProps, 'userId' | 'restoresAfterReload' | 'onIdentity'>;

function OpenedStory({ id, given, ...room }: RoomProps & { id: string; given: StoryTexts | null }) {
  const answer = useOpenedStory(room.userId, id);
  // What was opened first is the ground of the writer's work: a copy's text is not exchanged for the server's under their hands.
  const [first, setFirst] = useState<Story | null>(null);
  const data = first ?? answer.story;
  if (data && !first) setFirst(data);
  // Drawn in slices: a whole room at once would hold up the page.
  const opened = useDeferredValue(data, null);
  if (opened) {
    return (
      <EditorRoom
        storyId={id}
        opened={opened}
        initial={{ ...fieldsOf(opened), ...given }}
        handedOver={given !== null}
        {...room}
      />
    );
  }
  return (
    <UnopenedStory opened={answer} title="Hikaye Editörü">
      <MissingStory id={id} userId={room.userId} onBack={answer.retry} />
    </UnopenedStory>
  );
}

/** Decides what the editor opens: a saved story, a text handed over by another page, or an empty page. */
export function EditorPage() {
  const { viewer } = useSession();
  // A session that ends while the editor is open changes nothing about whose text this is.
  const [userId] = useState(() => viewer?.id ?? '');
  const location = useLocation();
  const [search] = useSearchParams();
  const [navigation] = useState(() => readNavigation(location.state));
  const [carried] = useState(() => (navigation || search.has('hikaye') ? null : takeCarriedStory()));
  const [newId] = useState(() => crypto.randomUUID());
  /** Every id that the open room has saved under: the address may change to one of them and the room stays. */
  const [ownIds, setOwnIds] = useState<readonly string[]>([newId]);
  const wanted = search.get('hikaye') ?? navigation?.storyId ?? null;
  const [openedId, setOpenedId] = useState(wanted);
  if (wanted !== openedId && (wanted === null || !ownIds.includes(wanted))) setOpenedId(wanted);

  const room = {
    userId,
    restoresAfterReload: carried === null,
    onIdentity: (id: string) => setOwnIds((ids) => (ids.includes(id) ? ids : [...ids, id])),
  };
  const given = navigation?.storyId === openedId ? (navigation?.fields ?? null) : null;
  if (openedId !== null) return <OpenedStory key={openedId} id={openedId} given={given} {...room} />;
  const { prompt: idea = '', story: content = '', genre = '' } = carried ?? {};
  const initial = { ...emptyFields, idea, content, genre, ...given };
  return (
    <EditorRoom
      key={newId}
      storyId={newId}
      opened={null}
      initial={initial}
      handedOver={!isBlank(initial)}
      {...room}
    />
  );
}
