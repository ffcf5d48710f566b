import { PenLine, Square, TextSelect } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { formatElapsed, type GenerationState, isBusy, useElapsed } from '#web/features/generation/index.ts';
import { type Shortage, shortText } from '#web/features/token-shortage/index.ts';
import { Button } from '#web/ui/button.tsx';

interface PhoneBarProps {
  barRef: Ref<HTMLElement>;
  /** True while a drawer lies over it. */
  inert: boolean;
  blank: boolean;
  state: GenerationState;
  /** True while a generation waits for added cards. */
  waiting: boolean;
  /** Too few tokens for a start; null where there are enough. */
  shortage: Shortage | null;
  onGenerate: () => void;
  onStop: () => void;
  onSelection: () => void;
  /** The menu of everything else. */
  menu: ReactNode;
}

/** A narrow window's bar of three, over the keyboard: go on, work on the selection, everything else. */
export function PhoneBar(props: PhoneBarProps) {
  const { blank, state, shortage } = props;
  const shortageId = useId();
  const busy = isBusy(state) ? state : null;
  const elapsed = useElapsed(busy ? busy.startedAt : null);
  return (
    <section
      ref={props.barRef}
      inert={props.inert}
      aria-label="Editörün düğmeleri"
      data-quiet
      className="fixed inset-x-0 bottom-(--keyboard,0px) z-20 border-t border-line bg-paper px-2 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      {shortage && !busy && (
        <p id={shortageId} className="px-2 pb-1 text-sm text-ink-soft">
          {shortText(shortage)}
        </p>
      )}
      <div className="flex items-center gap-1">
        {busy ? (
          <Button
            className="flex-1 whitespace-nowrap"
            icon={<Square aria-hidden="true" />}
            onClick={props.onStop}
            // In its first second it stands where the second tap of a double tap falls.
            disabled={busy.stopping || elapsed < 1_000}
          >
            Durdur <span className="font-normal tabular-nums">{formatElapsed(elapsed)}</span>
          </Button>
        ) : (
          <Button
            className="flex-1 whitespace-nowrap"
            variant="primary"
            icon={<PenLine aria-hidden="true" />}
            loading={props.waiting}
            loadingText="Hazırlanıyor…"
            reasonId={shortage ? shortageId : undefined}
            onClick={props.onGenerate}
          >
            {blank ? 'Üret' : 'Devam et'}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<TextSelect aria-hidden="true" />}
          disabled={blank || busy !== null}
          // A tap must not take the selection away before it is read.
          onPointerDown={(event) => event.preventDefault()}
          onClick={props.onSelection}
        >
          Seçim
        </Button>
        {props.menu}
      </div>
    </section>
  );
}
