import { useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A story that is deleted, in the bin or somebody else's. It can be taken out of the bin. */
export function MissingStory({
  id,
  onBack,
}: {
  id: string;
  /** Called when it is out of the bin: it can be opened. */
  onBack: () => void;
}) {
  const [bin, setBin] = useState<{ taking: boolean; fault: string | null }>({ taking: false, fault: null });

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
          <Button loading={bin.taking} loadingText="Getiriliyor…" onClick={() => void takeOutOfBin()}>
            Çöp kutusundan geri getir
          </Button>
          <ButtonLink to="/panel">Panele dön</ButtonLink>
        </>
      }
    >
      Silinmiş ya da başka bir hesaba ait olabilir.
      {bin.fault && (
        <span role="alert" className="mt-2 block font-medium text-danger">
          {bin.fault}
        </span>
      )}
    </EmptyState>
  );
}
