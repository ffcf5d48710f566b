import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Tone, toneIds, tones } from '#domain/generation/selection-actions.ts';
import { limits } from '#domain/limits.ts';
import { type Narrator, narrators } from '#domain/wizard/types.ts';
import { formatForecast } from '#web/features/generation/index.ts';
import { Button } from '#web/ui/button.tsx';
import { paragraphsOf } from '../options/generation-options.ts';
import type { Editor } from '../use-editor.ts';
import { forecastContinuation } from './forecast-continuation.ts';

const selectClasses =
  'min-h-target rounded-md border border-line-strong bg-sheet px-2 text-sm text-ink hover:border-ink lg:min-h-9';

/** One line at the caret for where the next text goes, with its length, tone and narrator; opened by a slash. */
export function DirectionLine({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { writer, options, page } = editor;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFormElement>(null);
  const labelId = useId();
  const [top, setTop] = useState<number | null>(null);
  const { most } = paragraphsOf(options.limits);
  const [paragraphs, setParagraphs] = useState(options.chosen.paragraphs);
  const [tone, setTone] = useState<Tone | ''>('');
  const [narrator, setNarrator] = useState<Narrator | ''>('');
  const hasModel = editor.hasModel;

  useLayoutEffect(() => {
    const host = box.current?.parentElement;
    const caret = page.manuscript.current?.coordsAt(page.manuscript.current.selected().to);
    setTop(host && caret ? caret.top - host.getBoundingClientRect().top : 0);
  }, [page.manuscript]);
  useEffect(() => {
    if (top === null) return;
    const look = () => box.current?.scrollIntoView({ block: 'nearest' });
    input.current?.focus({ preventScroll: true });
    look();
    // The on-screen keyboard comes with the focus; its height is known to the style sheet a frame later.
    const onKeyboard = () => requestAnimationFrame(look);
    window.visualViewport?.addEventListener('resize', onKeyboard);
    return () => window.visualViewport?.removeEventListener('resize', onKeyboard);
  }, [top]);

  const close = () => {
    onClose();
    page.manuscript.current?.focus();
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    page.manuscript.current?.focus();
    editor.generate('caret', { paragraphs, ...(tone && { tone }), ...(narrator && { narrator }) });
  }
  const forecast = forecastContinuation(editor, writer.direction.text, paragraphs);
  return (
    <form
      ref={box}
      // Below it the page is long enough to be scrolled clear of the window's edge and the keyboard.
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          close();
        } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          // The editor's shortcut would leave out what is chosen here.
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.requestSubmit();
        }
      }}
      className="absolute inset-x-0 z-10 grid scroll-mt-16 scroll-mb-(--room-below) [--room-below:calc(var(--keyboard,0px)+1rem)] after:absolute after:top-full after:h-(--room-below) after:w-px gap-2 focus-within:border-accent rounded-lg border border-line bg-sheet p-2 shadow-float"
      style={{ top: top ?? 0, visibility: top === null ? 'hidden' : undefined }}
    >
      <label id={labelId} className="sr-only" htmlFor={`${labelId}-input`}>
        Nereye gitsin?
      </label>
      <input
        ref={input}
        id={`${labelId}-input`}
        type="text"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={limits.idea}
        placeholder="Nereye gitsin? Boş bırakırsanız kaldığı yerden sürer."
        value={writer.direction.text}
        onChange={(event) => writer.direction.change(event.target.value)}
        className="min-h-target w-full bg-transparent px-2 text-base outline-none"
      />
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label="Uzunluk"
          className={selectClasses}
          value={paragraphs}
          onChange={(event) => setParagraphs(Number(event.target.value))}
        >
          {Array.from({ length: most }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the choice is its number
            <option key={index} value={index + 1}>
              {index + 1} paragraf
            </option>
          ))}
        </select>
        {hasModel && (
          <>
            <select
              aria-label="Ton"
              className={selectClasses}
              value={tone}
              onChange={(event) => setTone(event.target.value as Tone | '')}
            >
              <option value="">Aynı tonda</option>
              {toneIds.map((id) => (
                <option key={id} value={id}>
                  {tones[id]}
                </option>
              ))}
            </select>
            <select
              aria-label="Anlatıcı"
              className={selectClasses}
              value={narrator}
              onChange={(event) => setNarrator(event.target.value as Narrator | '')}
            >
              <option value="">Aynı anlatıcı</option>
              {Object.entries(narrators).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </>
        )}
        <span className="ml-auto text-xs text-ink-soft tabular-nums">{formatForecast(forecast)}</span>
        <Button variant="quiet" className="px-3" onClick={close}>
          Vazgeç
        </Button>
        <Button type="submit" variant="primary">
          Yaz
        </Button>
      </div>
    </form>
  );
}
