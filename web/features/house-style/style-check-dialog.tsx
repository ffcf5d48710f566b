import { Maximize2, SpellCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { StoryField } from './story-field.ts';
import type { StoryStyleControl } from './story-style.ts';
import type { SpellingControl } from './use-spelling.ts';

const StyleDialog = lazy(() => import('./style-dialog.tsx'));

interface WritingDeskProps {
  /** Null before the text field is mounted. */
  field: StoryField | null;
  storyStyle: StoryStyleControl;
  spelling: SpellingControl;
  signedIn: boolean;
  /** True during a generation, whose text moves positions; changes are disabled then. */
  busy: boolean;
  /** The progress of the daily goal; empty for a guest. */
  goal: ReactNode;
  onFocusMode: () => void;
}

/** The editor's section with house style, daily goal and focus mode. */
export function StyleCheckDialog(props: WritingDeskProps) {
  const [opened, setOpened] = useState(false);
  const { field } = props;
  return (
    <section aria-label="Yazı masası" className="grid gap-3">
      <div className="-mx-2 flex flex-wrap gap-1">
        <Button
          variant="quiet"
          icon={<SpellCheck aria-hidden="true" />}
          disabled={!field}
          onClick={() => setOpened(true)}
        >
          Yazım ve üslup
        </Button>
        <Button variant="quiet" icon={<Maximize2 aria-hidden="true" />} onClick={props.onFocusMode}>
          Odak modu
        </Button>
      </div>
      {props.goal}
      {opened && field && (
        <Suspense fallback={null}>
          <StyleDialog {...props} field={field} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </section>
  );
}
