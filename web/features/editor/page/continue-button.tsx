import { PenLine } from 'lucide-react';
import { useId } from 'react';
import { formatForecast } from '#web/features/generation/index.ts';
import { shortText } from '#web/features/token-shortage/index.ts';
import { Button } from '#web/ui/button.tsx';
import type { Editor } from '../use-editor.ts';
import { forecastContinuation } from './forecast-continuation.ts';

/** Goes on from the text's end, with the price beside it; a narrow window has the button in its bar. */
export function ContinueButton({ editor }: { editor: Editor }) {
  const { writer, shortage } = editor;
  const noteId = useId();
  return (
    <div data-quiet className="flex flex-wrap items-center gap-x-3 pt-4 max-lg:hidden">
      <Button
        variant="quiet"
        className="-ml-4"
        icon={<PenLine aria-hidden="true" />}
        loading={writer.waiting}
        loadingText="Hazırlanıyor…"
        reasonId={shortage ? noteId : undefined}
        onClick={() => editor.generate()}
      >
        Devam et
      </Button>
      <p id={noteId} className="text-sm text-ink-soft tabular-nums">
        {shortage ? shortText(shortage) : formatForecast(forecastContinuation(editor, writer.direction.text))}
      </p>
    </div>
  );
}
