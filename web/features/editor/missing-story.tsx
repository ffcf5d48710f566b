import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
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

/**
 * A story that is deleted, in the bin or somebody else's. It can be taken out of the bin; what this browser still holds of
 * it can be gone on with as a new one.
 */
export function MissingStory({
  id,
  userId,
  onBack,
}: {
  id: string;
  userId: string;
  /** Called when it is out of the bin: it can be opened. */
  onBack: () => void;
}) {
  const navigate = useNavigate();
  const [holds, setHolds] = useState(false);
  const [failed, setFailed] = useState(false);
  const [bin, setBin] = useState<{ taking: boolean; fault: string | null }>({ taking: false, fault: null });
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
        await draftDatabase.put({
          ...draft,
          storyId: crypto.randomUUID(),
          revision: null,
          waits: false,
          unanswered: [],
        });
    } catch {
      return setFailed(true);
    }
    await navigate('/editor');
  }

  async function takeOutOfBin() {
    setBin({ taking: true, fault: null });
    try {
      await api.stories.restore({ id });
      onBack();
    } catch (error) {
      const isNotThere = error instanceof ApiError && error.code === 'NOT_FOUND';
      const fault = isNotThere
        ? 'Çöp kutunuzda da yok.'
        : errorText(error, 'Çöp kutusundan alınamadı. Yeniden deneyin.');
      setBin({ taking: false, fault });
    }
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
          <Button loading={bin.taking} loadingText="Getiriliyor…" onClick={() => void takeOutOfBin()}>
            Çöp kutusundan geri getir
          </Button>
          <ButtonLink to="/panel">Panele dön</ButtonLink>
        </>
      }
    >
      Silinmiş ya da başka bir hesaba ait olabilir.
      {holds &&
        ' Kaydetmediğiniz metin bu tarayıcıda duruyor: yeni bir hikâye olarak sürdürebilir, hikâye çöp kutunuzdaysa geri getirip orada da bulabilirsiniz.'}
      {bin.fault && (
        <span role="alert" className="mt-2 block font-medium text-danger">
          {bin.fault}
        </span>
      )}
      {failed && ' Metin şimdi açılamadı. Yeniden deneyin.'}
    </EmptyState>
  );
}
