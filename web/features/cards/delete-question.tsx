import { useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

interface DeleteQuestionProps {
  /** Names the thing: "“Nermin” silinsin mi?" */
  title: string;
  /** Says that it is for good. */
  children: string;
  deleting: boolean;
  disabled: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The second step of deleting, in the card itself. The safe answer has the focus; Escape is one more of it. */
export function DeleteQuestion({
  title,
  children,
  deleting,
  disabled,
  onConfirm,
  onCancel,
}: DeleteQuestionProps) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="grid gap-3 rounded-md border border-danger-line bg-danger-wash p-4"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || deleting) return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <div className="text-sm">
        <p id={`${id}-title`} className="font-semibold text-danger">
          {title}
        </p>
        <p id={`${id}-text`}>{children}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button ref={cancel} onClick={onCancel} disabled={deleting}>
          Vazgeç
        </Button>
        <Button
          variant="danger"
          onClick={onConfirm}
          disabled={disabled}
          loading={deleting}
          loadingText="Siliniyor…"
        >
          Kalıcı sil
        </Button>
      </div>
    </div>
  );
}
