import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { backdropClasses } from '#web/ui/dialog.tsx';
import { wizardSteps } from './wizard-state.ts';

interface WizardFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the closing animation. */
  onClosed: () => void;
  /** The number of the shown chapter. */
  chapter: number;
  /** The step's number, from 1, and its name; null when none is shown. */
  step: { number: number; name: string } | null;
  /** The view's heading, which gets the focus when the wizard opens. */
  headingRef: RefObject<HTMLElement | null>;
  /** The scrolling element. */
  bodyRef: RefObject<HTMLDivElement | null>;
  children: ReactNode;
  footer: ReactNode;
  onSubmit: () => void;
}

const count = wizardSteps.length;

function Progress({ step: { number, name } }: { step: { number: number; name: string } }) {
  const text = `Adım ${number} / ${count}`;
  return (
    <div className="grid gap-2 px-4 pb-3.5 sm:px-7">
      <div className="flex items-baseline justify-between gap-3 text-xs text-ink-soft">
        <span className="font-semibold tabular-nums">{text}</span>
        <span>{name}</span>
      </div>
      <div
        role="progressbar"
        aria-label="Sihirbazdaki yeriniz"
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={number}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-well"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-300"
          style={{ width: `${(number / count) * 100}%` }}
        />
      </div>
    </div>
  );
}

/** The wizard's dialog: full screen on a phone, with the next action at its lower edge. */
export function WizardFrame(props: WizardFrameProps) {
  const { open, onOpenChange, onClosed, chapter, step, headingRef, bodyRef, children, footer, onSubmit } =
    props;
  function submit(event: FormEvent) {
    event.preventDefault();
    // Submit events inside a portal bubble to the page's own form.
    event.stopPropagation();
    onSubmit();
  }
  /** Enter is a new line in a text field; Ctrl or ⌘ with Enter submits. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  }
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(shown) => !shown && onClosed()}
      disablePointerDismissal
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Popup
          initialFocus={headingRef}
          className="fixed inset-0 z-50 flex flex-col bg-sheet text-ink outline-none data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0 data-nested-dialog-open:after:bg-scrim data-nested-dialog-open:after:content-[''] transition duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:h-[min(46rem,calc(100dvh-3rem))] sm:w-[min(54rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:overflow-hidden sm:rounded-xl sm:border sm:border-line sm:shadow-float"
        >
          <form noValidate onSubmit={submit} onKeyDown={goOn} className="flex min-h-0 flex-1 flex-col">
            {/* No second header: the editor’s header must stay the only one, because it announces saving. */}
            <div className="border-b border-line">
              <div className="flex items-center gap-3 py-2 pr-2 pl-4 sm:pt-3 sm:pr-4 sm:pl-7">
                <Base.Title className="text-xl">Hikaye Sihirbazı</Base.Title>
                {chapter > 1 && <Badge>Bölüm {chapter}</Badge>}
                <Base.Close render={<IconButton label="Kapat" icon={<X />} className="ml-auto" />} />
              </div>
              {step && <Progress step={step} />}
            </div>
            <div
              ref={bodyRef}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 sm:px-7 sm:py-6"
            >
              {children}
            </div>
            <footer className="border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] empty:hidden sm:px-7 sm:py-4">
              {footer}
            </footer>
          </form>
          <p role="status" className="sr-only">
            {step && `Adım ${step.number} / ${count}: ${step.name}`}
          </p>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
