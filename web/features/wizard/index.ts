export { StoryWizard, type WizardResult } from './lazy-wizard.tsx';
export { useWizardUnderway } from './underway.ts';
export { useWizardStatus } from './use-wizard-status.ts';
