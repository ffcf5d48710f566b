import { type KeyboardEvent, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { controlClasses, Field } from '#web/ui/field.tsx';

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
      <Field
        label="Yerine konacak metin"
        labelHidden
        hint={isRegex ? '$1, $2: ayraç içindekiler; $&: bulunanın tamamı; \\n: satır sonu.' : undefined}
        error={error}
      >
        {(ids) => (
          <div className="flex flex-wrap gap-1.5">
            <input
              {...ids}
              type="text"
              placeholder="Yerine konacak metin"
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="go"
              lang="tr"
              spellCheck={false}
              value={by}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
              className={classes(controlClasses, 'min-w-0 flex-1 basis-full sm:basis-48')}
            />
            <Button
              className="px-3 max-sm:flex-1"
              disabled={disabled}
              reasonId={busy ? reasonId : undefined}
              onClick={act(onReplace)}
            >
              Değiştir
            </Button>
            <Button
              className="px-3 max-sm:flex-1"
              disabled={disabled}
              reasonId={busy ? reasonId : undefined}
              onClick={act(onReplaceAll)}
            >
              Tümünü değiştir
            </Button>
          </div>
        )}
      </Field>
      {busy && (
        <p id={reasonId} className="text-xs text-ink-soft">
          Metin yazılırken değiştirilemez; yazma bitince değiştirebilirsiniz.
        </p>
      )}
    </div>
  );
}
