import { CircleCheck } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { type CacheType, cacheTypes } from '#domain/cache-types.ts';
import { messages } from '#domain/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Clearing, useCacheClearing } from './use-cache-clearing.ts';

/** One type of cache, what its clearing has come to, and the way to begin one. */
export interface CacheTypeProps {
  type: CacheType;
  state: Clearing | undefined;
  onClear: () => void;
}

/** The button of a type, which a tick takes the place of for a moment. */
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

/** Why a type could not be cleared; nothing where it could. */
export function ClearFault({
  state,
  className = '',
}: Pick<CacheTypeProps, 'state'> & { className?: string }) {
  return state?.phase === 'failed' ? (
    <p role="alert" className={classes('text-sm font-medium text-danger', className)}>
      {state.text}
    </p>
  ) : null;
}

/** One line of a list of types. */
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
      <ClearFault state={props.state} className="col-span-2 pt-1" />
    </li>
  );
}

/**
 * Every type of cache as `row` draws it, in a list; all of them only after a question (docs/product/pages.md).
 * @param first what has to be done before this browser asks anew.
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
