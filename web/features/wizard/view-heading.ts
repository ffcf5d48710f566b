import { genres } from '#domain/generation/genres.ts';
import { wizardBeginning, wizardCharacter } from '#domain/wizard/catalogue.ts';
import { type GenerationState, type ReceiptSource, textOf } from '#web/features/generation/index.ts';
import { laterQuestions, stepTexts } from './step-texts.ts';
import { currentChapter, currentChoices, type WizardState } from './wizard-state.ts';

/** The heading of a view. @param note the generation of the last chapter */
export function viewHeading(
  state: WizardState,
  generation: GenerationState,
  note: Pick<ReceiptSource, 'brokenOff'> | null,
): string {
  const { view, chapters } = state;
  if (view === 'result' && note?.brokenOff) return 'Bölüm yarım kaldı';
  if (view === 'result') return chapters.length > 1 ? `Bölüm ${chapters.length} hazır` : 'Hikâyeniz hazır';
  if (view === 'generation') {
    if (generation.phase === 'failed') return 'Bölüm yazılamadı';
    if (generation.phase === 'done' && textOf(generation).trim() === '') return 'Bölüm yazılmadı';
    return chapters.length > 0 ? `Bölüm ${currentChapter(state)} yazılıyor` : 'Hikâyeniz yazılıyor';
  }
  return (chapters.length > 0 && laterQuestions[view]) || stepTexts[view].question;
}

/** The choices so far on one line: "Romantik · Gülizar · Bağbozumu". Empty while the view asks for them. */
export function choicesLine(state: WizardState): string {
  const { genre, view } = state;
  if (genre === null || view === 'narrator' || view === 'genre') return '';
  const { characterId, beginningId } = currentChoices(state);
  const character =
    view === 'character' ? undefined : characterId && wizardCharacter(genre, characterId)?.name;
  const begun = view !== 'character' && view !== 'beginning';
  const beginning = begun && beginningId && wizardBeginning(genre, beginningId)?.title;
  return [genres[genre], character, beginning].filter(Boolean).join(' · ');
}
