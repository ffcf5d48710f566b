import { lazy, Suspense } from 'react';
import type { StoryField } from './story-field.ts';
import type { StoryStyleControl } from './story-style.ts';
import type { SpellingControl } from './use-spelling.ts';

const StyleDialog = lazy(() => import('./style-dialog.tsx'));

interface StyleCheckDialogProps {
  open: boolean;
  onClose: () => void;
  /** Null before the text field is mounted. */
  field: StoryField | null;
  storyStyle: StoryStyleControl;
  spelling: SpellingControl;
  signedIn: boolean;
  /** True during a generation, whose text moves positions; changes are disabled then. */
  busy: boolean;
}

/** The dialog with the house style and the checks of the text; its code is loaded when it is first opened. */
export function StyleCheckDialog({ open, field, ...rest }: StyleCheckDialogProps) {
  return <Suspense fallback={null}>{open && field && <StyleDialog {...rest} field={field} />}</Suspense>;
}
