export { StoryWizard, type WizardResult } from './lazy-wizard.tsx';
export { useWizardStatus } from './use-wizard-status.ts';
export { useWizardInProgress as useWizardUnderway } from './wizard-progress.ts';
