import { useState } from 'react';
import { suggestTitle } from '#domain/story/suggest-title.ts';
import { ExportDialog, type ExportSource } from '#web/features/export/index.ts';
import { isBusy } from '#web/features/generation/index.ts';
import { GoalLine } from '#web/features/goals/index.ts';
import { WritingDesk } from '#web/features/house-style/index.ts';
import { ReadingLink } from '#web/features/reading-link/index.ts';
import { ShareButton } from '#web/features/share/index.ts';
import { WorldPanel } from '#web/features/world/index.ts';
import { ActionBar } from './action-bar.tsx';
import { ChapterBar, ChaptersBeside } from './chapters/chapter-bar.tsx';
import { downloadStory } from './download-story.ts';
import { IdeaPanel } from './idea-panel.tsx';
import { OptionsPanel } from './options/options-panel.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { SuggestionPanel } from './selection/suggestion-panel.tsx';
import { StoryCardsPanel } from './story-cards/story-cards-panel.tsx';
import { StoryText, StoryTitle } from './story-sheet.tsx';
import type { Editor } from './use-editor.ts';
import { VariantsButton } from './variants/variants-button.tsx';
import { WizardButton } from './wizard-button.tsx';

interface StoryTabProps {
  editor: Editor;
  onWizard: () => void;
  onFocusMode: () => void;
  /** Opens the texts of a request; null for the list of all. */
  onVariants: (generationId: string | null) => void;
}

/** The editor's first tab: title, idea, text, and what is done with them (spec 1 §2). */
export function StoryTab({ editor, onWizard, onFocusMode, onVariants }: StoryTabProps) {
  const { viewer, page, chapters, saving, writer, cards, options, edit, say } = editor;
  const { fields, blank } = page;
  const text = page.textNow;
  const faultAt = (field: string) => (saving.fault?.field === field ? saving.fault.text : null);
  const [exported, setExported] = useState<ExportSource | null>(null);
  const writing = isBusy(writer.state);
  const stop = () => void writer.run.stop();

  return (
    <>
      <div
        data-desk
        className="grid flex-1 content-start gap-5 pb-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-8"
      >
        <StoryTitle
          title={fields.title}
          onTitle={(title) => {
            edit({ title });
            if (saving.fault?.field === 'title') saving.clearFault();
          }}
          fault={faultAt('title')}
          suggestion={() => suggestTitle(text(), fields.idea)}
          titleRef={editor.titleRef}
        />
        <div data-quiet className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="grid gap-4 lg:sticky lg:top-30 lg:-mx-2 lg:-mt-2 lg:max-h-[calc(100dvh-12.5rem)] lg:overflow-y-auto lg:px-2 lg:pt-2 lg:pb-3">
            <SuggestionPanel actions={editor.selection} />
            <ChaptersBeside chapters={chapters} writing={writing || editor.selection.asked !== null} />
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
              plan={viewer?.plan ?? null}
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
              wizard={<WizardButton onOpen={onWizard} />}
              variants={<VariantsButton editor={editor} onOpen={onVariants} />}
              receipt={writer.receipt}
              shortage={editor.shortage}
              shortageRef={editor.shortageRef}
              onGenerate={() => editor.generate()}
              onStop={stop}
              onRetry={writer.retry}
              onContinue={() => editor.generate('break')}
            />
            <WritingDesk
              field={editor.field}
              storyStyle={editor.storyStyle}
              spelling={editor.spelling}
              signedIn={viewer !== null}
              busy={isBusy(writer.state)}
              goal={viewer && <GoalLine />}
              onFocusMode={onFocusMode}
            />
            {/* On a phone this stands over the text, which must not move as the story is stored. */}
            {viewer && (
              <div className="-mx-2 -mt-2 flex min-h-target flex-wrap gap-1">
                {page.storedId !== null && (
                  <>
                    <ReadingLink storyId={page.storedId} title={fields.title} />
                    <ShareButton storyId={page.storedId} title={fields.title} />
                  </>
                )}
              </div>
            )}
          </div>
        </div>
        <StoryText
          session={page.session}
          fault={faultAt('content')}
          writing={writing}
          bar={
            <ChapterBar
              chapters={chapters}
              summaries={editor.summaries}
              // A suggestion waits for its place, which must not be moved away under it.
              writing={writing || editor.selection.asked !== null}
              blank={blank}
            />
          }
          onChange={(byOthers) => {
            editor.onTextChange(byOthers);
            if (saving.fault?.field === 'content') saving.clearFault();
          }}
          onReady={page.attach}
          overlay={
            <SelectionBar
              actions={editor.selection}
              manuscript={page.manuscript}
              ready={page.ready}
              busy={isBusy(writer.state)}
            />
          }
        />
      </div>
      <ActionBar
        blank={blank}
        words={page.words}
        saving={saving.saving}
        state={writer.state}
        waiting={writer.waiting}
        shortage={editor.shortage}
        text={text}
        onSave={() => void saving.save()}
        onDownload={() => {
          downloadStory(fields.title, text());
          say('success', 'Hikâye indirildi.');
        }}
        onExport={() => setExported({ title: fields.title, content: text() })}
        onGenerate={() => editor.generate()}
        onStop={stop}
      />
      {exported && <ExportDialog source={exported} onClose={() => setExported(null)} />}
    </>
  );
}
