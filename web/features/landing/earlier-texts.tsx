import type { LandingText } from '#contract/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

interface EarlierTextsProps {
  texts: readonly LandingText[];
  /** Shows a text in the result panel again. */
  onShow: (text: LandingText) => void;
  /** True while a text is generated: the panel is in use. */
  busy: boolean;
}

/** Lists the texts that this visitor generated before the one in the panel, also after a reload. */
export function EarlierTexts({ texts, onShow, busy }: EarlierTextsProps) {
  if (texts.length === 0) return null;
  return (
    <details className="rounded-lg border border-line px-5 py-1">
      <summary className="min-h-target content-center text-sm font-semibold">
        Önceki metinler ({texts.length})
      </summary>
      <ol className="grid gap-8 py-4">
        {texts.map((text) => (
          <li key={text.id} className="grid gap-4 border-t border-line pt-5">
            <p className="line-clamp-2 text-sm text-ink-soft">{text.idea}</p>
            <p className="manuscript max-w-prose whitespace-pre-line">{text.text}</p>
            {text.byStoryteller && <p className="text-sm text-ink-soft">Yazan: Yerel anlatıcı</p>}
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => onShow(text)} disabled={busy}>
                Bu metne dön
              </Button>
              <CopyButton text={() => text.text} />
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
