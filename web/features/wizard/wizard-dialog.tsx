import { useState } from 'react';
import { useSession } from '#web/features/session/index.ts';
import type { StoryWizardProps } from './lazy-wizard.tsx';
import { guestPerson } from './underway.ts';
import { WizardRoom } from './wizard-room.tsx';

/** The wizard of the signed-in person; it stays unchanged when the session ends while it is open. */
export function WizardDialog(props: StoryWizardProps) {
  const { viewer } = useSession();
  const [personId, setPersonId] = useState(viewer?.id ?? guestPerson);
  if (viewer && viewer.id !== personId) setPersonId(viewer.id);
  return <WizardRoom key={personId} personId={personId} viewer={viewer} {...props} />;
}
