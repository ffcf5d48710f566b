import { WorldPanel } from '#web/features/world/index.ts';
import { IdeaPanel } from '../idea-panel.tsx';
import { OptionsPanel } from '../options/options-panel.tsx';
import { StoryCardsPanel } from '../story-cards/story-cards-panel.tsx';
import type { Editor } from '../use-editor.ts';
import { WizardButton } from '../wizard-button.tsx';

/** The idea or the direction, genre, options, cards and world of the next text: on an empty page, and in the right drawer. */
export function GenerationForm({
  editor,
  onWizard,
  onStart,
}: {
  editor: Editor;
  /** Null where the wizard's button stands elsewhere. */
  onWizard: (() => void) | null;
  /** Called as a text is asked for. */
  onStart?: (() => void) | undefined;
}) {
  const { viewer, page, writer, cards, options, edit } = editor;
  const { fields, blank } = page;
  return (
    <IdeaPanel
      idea={fields.idea}
      genre={fields.genre}
      direction={writer.direction.text}
      onIdea={(idea) => {
        edit({ idea });
        writer.clearIdeaFault();
      }}
      onDirection={(direction) => {
        writer.direction.change(direction);
        writer.clearIdeaFault();
      }}
      onGenre={(genre) => edit({ genre })}
      ideaFault={writer.ideaFault}
      ideaRef={editor.ideaRef}
      state={writer.state}
      waiting={writer.waiting}
      continuing={!blank}
      terms={viewer?.terms ?? null}
      paragraphs={options.chosen.paragraphs}
      options={
        <OptionsPanel
          wished={options.wished}
          limits={options.limits}
          adultAccess={viewer?.adultAccess ?? 'off'}
          onChange={options.change}
        />
      }
      world={
        viewer && (
          <WorldPanel
            source={editor.asked}
            version={JSON.stringify([
              fields.idea,
              writer.direction.text,
              fields.genre,
              options.chosen,
              cards.story.items,
            ])}
            words={page.words}
          />
        )
      }
      cards={
        cards.isShown && (
          <StoryCardsPanel
            cards={cards.story}
            status={cards.status}
            loadFault={cards.loadFault}
            onRetry={cards.retry}
            onTakeOut={cards.takeOut}
          />
        )
      }
      wizard={onWizard && <WizardButton onOpen={onWizard} />}
      receipt={writer.receipt}
      shortage={editor.shortage}
      shortageRef={editor.shortageRef}
      onGenerate={() => {
        if (!editor.shortage) onStart?.();
        editor.generate();
      }}
    />
  );
}
