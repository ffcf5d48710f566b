import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#domain/messages.ts';
import { comesFree, liveDrafts } from '#web/lib/draft-lock.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type Draft, unsavedDrafts } from './drafts/draft.ts';
import { draftDatabase } from './drafts/draft-database.ts';
import { tabDraft } from './drafts/tab-draft.ts';

/** The person's unsaved texts of a story that no open tab holds. */
async function findDrafts(userId: string, storyId: string): Promise<Draft[]> {
  const [drafts, live] = await Promise.all([draftDatabase.all(), liveDrafts()]);
  const beforeReload = tabDraft.read();
  if (beforeReload && live.has(beforeReload) && (await comesFree(beforeReload))) live.delete(beforeReload);
  return unsavedDrafts(drafts, userId, live).filter((draft) => draft.storyId === storyId);
}

/** A story that is deleted, in the bin or somebody else's. What this browser still holds of it can be gone on with as a new one. */
export function MissingStory({ id, userId }: { id: string; userId: string }) {
  const navigate = useNavigate();
  const [holds, setHolds] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    // Where the browser keeps nothing, there is nothing to offer.
    findDrafts(userId, id).then(
      ({ length }) => !gone && setHolds(length > 0),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [userId, id]);

  async function openAsNew() {
    setFailed(false);
    try {
      for (const draft of await findDrafts(userId, id))
        await draftDatabase.put({ ...draft, storyId: crypto.randomUUID(), revision: null, waits: false });
    } catch {
      return setFailed(true);
    }
    await navigate('/editor');
  }

  return (
    <EmptyState
      title={messages.story.notFound}
      action={
        <>
          {holds && (
            <Button variant="primary" onClick={() => void openAsNew()}>
              Yeni hikâye olarak aç
            </Button>
          )}
          <ButtonLink to="/panel">Panele dön</ButtonLink>
        </>
      }
    >
      Silinmiş ya da başka bir hesaba ait olabilir.
      {holds &&
        ' Kaydetmediğiniz metin bu tarayıcıda duruyor: yeni bir hikâye olarak sürdürebilirsiniz; hikâye çöp kutunuzdaysa geri alıp oraya da ekleyebilirsiniz.'}
      {failed && ' Metin şimdi açılamadı. Yeniden deneyin.'}
    </EmptyState>
  );
}
