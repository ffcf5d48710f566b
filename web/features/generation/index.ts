export { carryStory, dropCarriedIdea, takeCarriedStory } from './carried-story.ts';
export {
  formatCost,
  formatElapsed,
  formatFailureCharge,
  formatForecast,
  formatReceipt,
  formatRemaining,
  wholeBalanceText,
} from './figures.ts';
export { forecastFor } from './forecast.ts';
export { type Fault, faultOf, networkFault, runningGenerationId } from './generation-fault.ts';
export {
  GenerationAnnouncer,
  GenerationProgress,
  GenerationReceipt,
  type ReceiptSource,
} from './generation-notes.tsx';
export type { GenerationRun } from './generation-run.ts';
export { type GenerationRequest, type GenerationState, isBusy, textOf } from './generation-state.ts';
export { HelpLine } from './help-line.tsx';
export { ParagraphChoice } from './paragraph-choice.tsx';
export { StorytellerNote, UnclearIdeaNote } from './storyteller-note.tsx';
export { useElapsed } from './use-elapsed.ts';
export { useGeneration } from './use-generation.ts';
