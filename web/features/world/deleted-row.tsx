import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

interface DeletedRowProps {
  name: string;
  /** Whether it was deleted just now: its button takes the focus of the button that is gone. */
  awaited: boolean;
  onFocused: () => void;
  /** Answers when the entry is back, or can't be. */
  onRestore: () => Promise<void>;
}

/** The line in place of a deleted entry, with the undo. */
export function DeletedRow({ name, awaited, onFocused, onRestore }: DeletedRowProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [restoring, setRestoring] = useState(false);
  const focused = useEffectEvent(onFocused);
  useEffect(() => {
    if (!awaited) return;
    button.current?.focus();
    focused();
  }, [awaited]);
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-lg border border-dashed border-line-strong px-4 py-1.5">
      <p id={id} role="status" className="min-w-0 text-sm wrap-anywhere text-ink-soft">
        “{name}” silindi.
      </p>
      <Button
        ref={button}
        variant="quiet"
        className="px-2 text-accent!"
        icon={<Undo2 aria-hidden="true" />}
        aria-label={`Geri al: ${name}`}
        aria-describedby={id}
        loading={restoring}
        loadingText="Geri alınıyor…"
        onClick={() => {
          setRestoring(true);
          void onRestore().finally(() => setRestoring(false));
        }}
      >
        Geri al
      </Button>
    </li>
  );
}
