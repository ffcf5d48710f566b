import { AlignVerticalSpaceAround, Minimize2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { SavedNote, type SavedNoteProps, type SavedState } from '../saved-note.tsx';
import { useTelling } from '../saved-telling.ts';
import type { FocusMode } from './use-focus-mode.ts';

/** Where all is well nothing is said; a text that is not being saved has to be told of here too, where the header is hidden. */
const isUnsaved = (state: SavedState) =>
  !['loading', 'blank', 'saved', 'saving', 'connecting'].includes(state);

/** The way out of focus mode, in the window's corner; also says when the text is not being saved. */
export function FocusBar({ focus, savedState, onWayOut }: SavedNoteProps & { focus: FocusMode }) {
  const unsaved = isUnsaved(savedState);
  const telling = useTelling(savedState);
  return (
    <div className="fixed top-2 right-2 z-20 flex rounded-md bg-paper max-sm:flex-col-reverse max-sm:items-end sm:items-center">
      {/* Always there: a live region that comes with its text is not told. */}
      <p aria-live={telling} className={classes('text-sm text-ink-soft', unsaved && 'px-3 py-3')}>
        {unsaved && <SavedNote savedState={savedState} onWayOut={onWayOut} />}
      </p>
      <div className="flex gap-1">
        <Button
          variant="quiet"
          aria-pressed={focus.scrolls}
          icon={<AlignVerticalSpaceAround aria-hidden="true" />}
          onClick={focus.toggleScrolls}
        >
          Daktilo kaydırması
        </Button>
        <Button variant="quiet" icon={<Minimize2 aria-hidden="true" />} onClick={focus.exit}>
          Odaktan çık
        </Button>
      </div>
    </div>
  );
}
