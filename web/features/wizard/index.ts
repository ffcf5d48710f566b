export { StoryWizard, type StoryWizardProps, type WizardResult } from './lazy-wizard.tsx';
export { useWizardStatus } from './use-wizard-status.ts';
