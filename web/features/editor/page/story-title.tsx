import { type Ref, useId } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#web/ui/button.tsx';

interface StoryTitleProps {
  title: string;
  onTitle: (title: string) => void;
  fault: string | null;
  /** A title that the story itself suggests; empty where it suggests none. */
  suggestion: () => string;
  titleRef: Ref<HTMLTextAreaElement>;
  /** Leads on to the text. */
  onLeave: () => void;
}

/** The title: the page's first line, as it stands over a printed story. */
export function StoryTitle({ title, onTitle, fault, suggestion, titleRef, onLeave }: StoryTitleProps) {
  const id = useId();
  const suggested = fault ? suggestion() : '';
  return (
    <div data-quiet className="grid gap-1 pb-4">
      <label htmlFor={id} className="sr-only">
        Başlık
      </label>
      <textarea
        ref={titleRef}
        id={id}
        name="title"
        rows={1}
        autoComplete="off"
        enterKeyHint="next"
        placeholder="Başlık"
        maxLength={limits.title}
        value={title}
        onChange={(event) => onTitle(event.target.value.replaceAll(/\s*\n\s*/gu, ' '))}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.ctrlKey || event.metaKey)
            return;
          event.preventDefault();
          onLeave();
        }}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        className="field-sizing-content min-h-target w-full resize-none scroll-mt-14 bg-transparent py-1 font-serif text-[2.125rem] leading-tight font-medium tracking-[-0.012em] text-balance outline-offset-4 lg:text-3xl"
      />
      {fault && (
        <p id={`${id}-fault`} className="text-sm font-medium text-danger">
          {fault}
        </p>
      )}
      {suggested !== '' && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="wrap-anywhere">Önerimiz: “{suggested}”</span>
          <Button variant="quiet" className="px-2" onClick={() => onTitle(suggested)}>
            Bu başlığı kullan
          </Button>
        </p>
      )}
    </div>
  );
}
