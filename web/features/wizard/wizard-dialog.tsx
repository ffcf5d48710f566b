import { useRef } from 'react';
import { useSession } from '#web/features/session/index.ts';
import type { StoryWizardProps } from './lazy-wizard.tsx';
import { WizardRoom } from './wizard-room.tsx';

/** The wizard of whoever is signed in; a session that ends while it is open leaves it as it is. */
export function WizardDialog(props: StoryWizardProps) {
  const { viewer } = useSession();
  const person = useRef('misafir');
  if (viewer) person.current = viewer.id;
  return <WizardRoom key={person.current} personId={person.current} viewer={viewer} {...props} />;
}
