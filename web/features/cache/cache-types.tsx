import { CircleCheck } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { type CacheType, cacheTypes } from '#domain/site/cache-types.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Clearing, useCacheClearing } from './use-cache-clearing.ts';

/** A cache type, the state of its clearing, and the function that starts it. */
export interface CacheTypeProps {
  type: CacheType;
  state: Clearing | undefined;
  onClear: () => void;
}

/** The button of a cache type, replaced by a confirmation for two seconds. */
export function ClearControl({ type, state, onClear }: CacheTypeProps) {
  const { name } = cacheTypes[type];
  if (state?.phase === 'done') {
    return (
      <p role="status" className="flex min-h-target items-center gap-1.5 text-sm font-medium text-success">
        <CircleCheck aria-hidden="true" className="size-5" />
        {state.text}
        <span className="sr-only">: {name}</span>
      </p>
    );
  }
  const all = type === 'all';
  return (
    <Button
      variant={all ? 'danger' : 'secondary'}
      loading={state?.phase === 'clearing'}
      loadingText="Temizleniyor…"
      onClick={onClear}
      aria-label={all ? 'Tümünü temizle' : `${name} önbelleğini temizle`}
    >
      {all ? 'Tümünü temizle' : 'Temizle'}
    </Button>
  );
}

/** The error of a failed clearing. */
export function ClearError({
  state,
  className = '',
}: Pick<CacheTypeProps, 'state'> & { className?: string }) {
  return state?.phase === 'failed' ? (
    <p role="alert" className={classes('text-sm font-medium text-danger', className)}>
      {state.text}
    </p>
  ) : null;
}

/** A row of the list of cache types. */
function CacheRow(props: CacheTypeProps) {
  const { name, what } = cacheTypes[props.type];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2.5 last:border-b">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">{what}</p>
      </div>
      <div className="relative grid min-w-28 justify-items-end">
        <ClearControl {...props} />
      </div>
      <ClearError state={props.state} className="col-span-2 pt-1" />
    </li>
  );
}

/**
 * The list of cache types, rendered by `row`; clearing all of them needs a confirmation (docs/product/pages.md).
 * @param first runs before this browser's cache is cleared, such as clearing the server's
 */
export function CacheTypes({
  row: Row = CacheRow,
  first,
  className,
}: {
  row?: ComponentType<CacheTypeProps>;
  first?: (type: CacheType) => Promise<unknown>;
  className?: string;
}) {
  const { states, clear } = useCacheClearing(first);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ul className={className}>
        {(Object.keys(cacheTypes) as CacheType[]).map((type) => (
          <Row
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
