import type { ReactNode } from 'react';
import { wizardGenre, wizardQuestions } from '#domain/wizard/catalogue.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { StepProps } from './first-steps.tsx';
import { QuestionField } from './question-field.tsx';
import { currentAnswers, currentChapter, currentChoices, currentEnding } from './wizard-state.ts';

/** The two questions of this chapter. */
export function DevelopmentStep({ state, dispatch }: StepProps) {
  const { genre } = state;
  const { beginningId } = currentChoices(state);
  const questions = genre && beginningId && wizardQuestions(genre, beginningId, currentChapter(state));
  if (!questions) return null;
  const answers = currentAnswers(state);
  return (
    <div className="grid gap-9">
      {([0, 1] as const).map((at) => (
        <QuestionField
          key={questions[at].text}
          question={questions[at]}
          value={answers[at]}
          onChange={(text) => dispatch({ type: 'answer', at, text })}
        />
      ))}
    </div>
  );
}

/** The ending, its tone, and the length of the chapter. */
export function EndingStep({ state, dispatch, headingId, children }: StepProps & { children: ReactNode }) {
  const { endings } = wizardGenre(state.genre ?? 'romantic');
  return (
    <div className="grid gap-7">
      <ChoiceCards
        labelledBy={headingId}
        value={currentEnding(state)}
        onChange={(endingId) => dispatch({ type: 'ending', endingId })}
        choices={endings.map(({ id, title, description, tone }) => ({
          id,
          title,
          children: (
            <>
              <span className="text-ink">{description}</span>
              <span>{tone} bir son</span>
            </>
          ),
        }))}
      />
      {children}
    </div>
  );
}
