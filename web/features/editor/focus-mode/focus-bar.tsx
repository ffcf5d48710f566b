import { AlignVerticalSpaceAround, Flag, Minimize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useTelling } from '../save-status-announcer.ts';
import { isUnsaved, SavedNote, type SavedNoteProps } from '../saved-note.tsx';
import type { FocusUnit } from './dim-others.ts';
import type { FocusMode } from './use-focus-mode.ts';

const units: Readonly<Record<FocusUnit, string>> = {
  paragraph: 'Paragraf',
  sentence: 'Cümle',
  all: 'Bütün metin',
};

interface FocusBarProps extends SavedNoteProps {
  focus: FocusMode;
  /** True while the writer types: the bar fades. */
  isFaded: boolean;
  /** The progress of the daily goal, shown when it is asked for; null for a guest. */
  goal: ReactNode;
}

/** Focus mode's one line above the text: what stays clear, the goal, the way out, and whether the text is not being saved. */
export function FocusBar({ focus, savedState, onWayOut, isFaded, goal }: FocusBarProps) {
  const unsaved = isUnsaved(savedState);
  const telling = useTelling(savedState);
  const [showsGoal, setShowsGoal] = useState(false);
  return (
    <header
      data-faded={(isFaded && !unsaved) || undefined}
      className="sticky top-0 z-20 flex min-h-12 flex-wrap items-center justify-end gap-x-1 bg-paper px-2 transition-opacity duration-300 focus-within:opacity-100 data-faded:opacity-0"
    >
      <h1 className="sr-only">Odak modu</h1>
      {/* Always there: a live region that comes with its text is not told. */}
      <p aria-live={telling} className={unsaved ? 'mr-auto px-3 text-sm text-ink-soft' : 'mr-auto'}>
        {unsaved && <SavedNote savedState={savedState} onWayOut={onWayOut} />}
      </p>
      {showsGoal && goal}
      {goal && (
        <Button
          variant="quiet"
          className="px-3"
          aria-pressed={showsGoal}
          title="Hedef"
          icon={<Flag aria-hidden="true" />}
          onClick={() => setShowsGoal((now) => !now)}
        >
          <span className="max-sm:sr-only">Hedef</span>
        </Button>
      )}
      <label className="flex items-center gap-2 text-sm">
        <span className="sr-only">Odaktaki yer</span>
        <select
          className="min-h-target rounded-md bg-paper px-2 font-semibold hover:bg-well"
          value={focus.unit}
          onChange={(event) => focus.setUnit(event.target.value as FocusUnit)}
        >
          {Object.entries(units).map(([unit, name]) => (
            <option key={unit} value={unit}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button
        variant="quiet"
        className="px-3"
        aria-pressed={focus.scrolls}
        aria-label="Daktilo kaydırması"
        title="Daktilo kaydırması"
        icon={<AlignVerticalSpaceAround aria-hidden="true" />}
        onClick={focus.toggleScrolls}
      >
        <span className="max-sm:hidden">Daktilo kaydırması</span>
      </Button>
      <Button
        variant="quiet"
        className="px-3"
        title="Odaktan çık"
        icon={<Minimize2 aria-hidden="true" />}
        onClick={focus.exit}
      >
        <span className="max-sm:sr-only">Odaktan çık</span>
      </Button>
    </header>
  );
}
