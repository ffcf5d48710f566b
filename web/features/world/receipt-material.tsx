import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { worldKinds } from '#domain/world/kinds.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';

function Entries({ generationId }: { generationId: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.generations.material.queryOptions({ input: { id: generationId } }),
    // What went into a text never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error && !data) {
    return (
      <div className="grid justify-items-start gap-2 pb-2">
        <p role="alert" className="text-danger">
          {errorText(error, messages.world.loadFailed)}
        </p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          Yeniden dene
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <p role="status" className="pb-2 text-ink-soft">
        Hazırlanıyor…
      </p>
    );
  }
  if (data.entries.length === 0) return <p className="pb-2 text-ink-soft">Evren’den bir kayıt girmedi.</p>;
  return (
    <ul className="grid gap-1 pb-2">
      {data.entries.map(({ id, kind, name, why }) => (
        <li key={id} className="wrap-anywhere">
          {name}{' '}
          <span className="text-ink-soft">
            ({worldKinds[kind].toLocaleLowerCase('tr-TR')}, {why === 'pinned' ? 'sabit' : 'adı geçti'})
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The world entries of a text's prompt, in its receipt; loaded when it is opened. */
export function ReceiptMaterial({ generationId }: { generationId: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="text-sm" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="inline-flex min-h-target cursor-pointer items-center text-ink-soft underline underline-offset-2 hover:text-ink">
        Bu metne Evren’den girenler
      </summary>
      {opened && <Entries generationId={generationId} />}
    </details>
  );
}
