import { Dialog } from '#web/ui/dialog.tsx';
import type { StoryWizardProps } from './lazy-wizard.tsx';

/** The wizard's modal (spec 1 §2, Story wizard). */
export function WizardDialog({ open, onOpenChange }: StoryWizardProps) {
  return <Dialog open={open} onOpenChange={onOpenChange} title="Hikaye Sihirbazı" size="lg" />;
}
