import { type KeyboardEvent, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** What replaces the hits: one, or all of them. */
export function ReplaceRow({
  by,
  isRegex,
  busy,
  disabled,
  error,
  onChange,
  onReplace,
  onReplaceAll,
}: {
  by: string;
  isRegex: boolean;
  /** A text is being written in. */
  busy: boolean;
  /** There is nothing to replace. */
  disabled: boolean;
  error: string | undefined;
  onChange: (by: string) => void;
  onReplace: () => void;
  onReplaceAll: () => void;
}) {
  const reasonId = useId();
  const act = (action: () => void) => () => {
    if (!busy) action();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!busy && !disabled) onReplace();
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-start gap-1.5">
        <div className="min-w-0 flex-1 basis-48">
          <TextField
            label="Yerine konacak metin"
            labelHidden
            placeholder="Yerine konacak metin"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="go"
            lang="tr"
            spellCheck={false}
            value={by}
            error={error}
            hint={isRegex ? '$1, $2: ayraç içindekiler; $&: bulunanın tamamı; \\n: satır sonu.' : undefined}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button
          className="px-3"
          disabled={disabled}
          reasonId={busy ? reasonId : undefined}
          onClick={act(onReplace)}
        >
          Değiştir
        </Button>
        <Button
          className="px-3"
          disabled={disabled}
          reasonId={busy ? reasonId : undefined}
          onClick={act(onReplaceAll)}
        >
          Tümünü değiştir
        </Button>
      </div>
      {busy && (
        <p id={reasonId} className="text-xs text-ink-soft">
          Metin yazılırken değiştirilemez; yazma bitince değiştirebilirsiniz.
        </p>
      )}
    </div>
  );
}
