import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { type CacheType, cacheTypes } from '#domain/cache-types.ts';
import { messages } from '#domain/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Clearing, useCacheClearing } from './use-cache-clearing.ts';

function CacheRow({
  type,
  state,
  onClear,
}: {
  type: CacheType;
  state: Clearing | undefined;
  onClear: () => void;
}) {
  const { name, what } = cacheTypes[type];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2.5 last:border-b">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">{what}</p>
      </div>
      <div className="relative grid min-w-28 justify-items-end">
        {state?.phase === 'done' ? (
          <p
            role="status"
            className="flex min-h-target items-center gap-1.5 text-sm font-medium text-success"
          >
            <CircleCheck aria-hidden="true" className="size-5" />
            {state.text}
            <span className="sr-only">: {name}</span>
          </p>
        ) : (
          <Button
            variant={type === 'all' ? 'danger' : 'secondary'}
            loading={state?.phase === 'clearing'}
            onClick={onClear}
            aria-label={type === 'all' ? 'Tümünü temizle' : `${name} önbelleğini temizle`}
          >
            Temizle
          </Button>
        )}
      </div>
      {state?.phase === 'failed' && (
        <p role="alert" className="col-span-2 pt-1 text-sm font-medium text-danger">
          {state.text}
        </p>
      )}
    </li>
  );
}

/** Every type of cache with its button; all of them only after a question (spec 1 §2, spec 2 §2). */
export function CacheTypesList() {
  const { states, clear } = useCacheClearing();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ul>
        {(Object.keys(cacheTypes) as CacheType[]).map((type) => (
          <CacheRow
            key={type}
            type={type}
            state={states[type]}
            onClear={() => (type === 'all' ? setAsking(true) : clear(type))}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Tüm önbellekler temizlensin mi?"
        confirmText="Tümünü temizle"
        onConfirm={() => {
          setAsking(false);
          clear('all');
        }}
      >
        {messages.cache.confirmAll}
      </ConfirmDialog>
    </>
  );
}
