import { useState } from 'react';
import { useSession } from '#web/features/session/index.ts';
import type { StoryWizardProps } from './lazy-wizard.tsx';
import { WizardContainer } from './wizard-container.tsx';
import { guestPerson } from './wizard-progress.ts';

/** The wizard of the signed-in person; it keeps its person when the session ends while it is open. */
export function WizardDialog(props: StoryWizardProps) {
  const { viewer } = useSession();
  const [personId, setPersonId] = useState(viewer?.id ?? guestPerson);
  if (viewer && viewer.id !== personId) setPersonId(viewer.id);
  return <WizardContainer key={personId} personId={personId} viewer={viewer} {...props} />;
}
