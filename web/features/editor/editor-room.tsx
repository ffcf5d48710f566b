import { useState } from 'react';
import { GenerationAnnouncer, isBusy } from '#web/features/generation/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ActionBar } from './action-bar.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { downloadStory } from './download-story.ts';
import { EditorHeader } from './editor-header.tsx';
import { DraftOffer, SaveFaultNote, StrayOffer } from './editor-notices.tsx';
import { IdeaPanel } from './idea-panel.tsx';
import { ShortcutsDialog, useShortcuts } from './shortcuts.tsx';
import { StoryText, StoryTitle } from './story-sheet.tsx';
import { type EditorRoomProps, useEditor } from './use-editor.ts';

/** Status banners leave after this long, ms (spec 1 §2). */
const bannerMs = 3_000;

/** The story tab of the editor (spec 1 §2). */
export function EditorRoom(props: EditorRoomProps) {
  const { viewer, page, drafts, saving, writer, edit, say, status, ways, ...editor } = useEditor(props);
  const { fields, target, blank, dirty, manuscript } = page;
  const [shortcuts, setShortcuts] = useState(false);
  const busy = isBusy(writer.state);
  const currentText = () => manuscript.current?.text() ?? '';

  useShortcuts({
    save: () => void saving.save(),
    generate: writer.generate,
    stop: () => void writer.run.stop(),
    help: () => setShortcuts(true),
  });

  const offeredDraft = drafts.offered?.[0];
  const faultAt = (field: string) => (saving.fault?.field === field ? saving.fault.text : null);
  const here = target.revision === null ? '/editor' : `/editor?hikaye=${target.id}`;
  const savedState = saving.saving
    ? 'saving'
    : drafts.atRisk
      ? 'at-risk'
      : dirty && !blank
        ? 'kept'
        : target.revision !== null
          ? 'saved'
          : 'blank';

  return (
    <div className="flex min-h-dvh flex-col">
      <EditorHeader savedState={savedState} onShortcuts={() => setShortcuts(true)} />
      <main className="mx-auto flex w-full max-w-page flex-1 flex-col px-3 pt-5 sm:px-5">
        <GenerationAnnouncer state={writer.state} />
        <div className="grid gap-3 pb-4 empty:hidden">
          {offeredDraft && (
            <DraftOffer
              draft={offeredDraft}
              onRestore={() => void drafts.restore(offeredDraft).then(writer.findText)}
              onDiscard={() => void drafts.discard(offeredDraft)}
            />
          )}
          {writer.stray && !offeredDraft && (
            <StrayOffer onTake={writer.takeStray} onDrop={writer.dropStray} />
          )}
          {saving.fault && (
            <SaveFaultNote
              fault={saving.fault}
              signInPath={`/giris?next=${encodeURIComponent(here)}`}
              onRetry={() => void saving.save()}
              onSaveAsNew={ways.saveAsNew}
            />
          )}
        </div>
        <div className="grid flex-1 content-start gap-5 pb-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-8">
          <StoryTitle
            title={fields.title}
            onTitle={(title) => {
              edit({ title });
              if (saving.fault?.field === 'title') saving.clearFault();
            }}
            fault={faultAt('title')}
            titleRef={editor.titleRef}
          />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="lg:sticky lg:top-20">
              <IdeaPanel
                idea={fields.idea}
                genre={fields.genre}
                onIdea={(idea) => {
                  edit({ idea });
                  writer.clearIdeaFault();
                }}
                onGenre={(genre) => edit({ genre })}
                ideaFault={writer.ideaFault ?? faultAt('idea')}
                genreFault={faultAt('genre')}
                ideaRef={editor.ideaRef}
                state={writer.state}
                continuing={!blank}
                plan={viewer?.plan ?? null}
                receipt={writer.receipt}
                onGenerate={writer.generate}
                onStop={() => void writer.run.stop()}
                onRetry={() => void writer.run.retry()}
              />
            </div>
          </div>
          <StoryText
            initialText={props.initial.content}
            fault={faultAt('content')}
            writing={busy}
            onChange={() => {
              editor.onTextChange();
              if (saving.fault?.field === 'content') saving.clearFault();
            }}
            onReady={page.attach}
          />
        </div>
        <ActionBar
          blank={blank}
          words={page.words}
          saving={saving.saving}
          state={writer.state}
          text={currentText}
          onSave={() => void saving.save()}
          onDownload={() => {
            downloadStory(fields.title, currentText());
            say('success', 'Hikâye indirildi.');
          }}
          onGenerate={writer.generate}
          onStop={() => void writer.run.stop()}
        />
      </main>
      {status && (
        <div className="fixed inset-x-3 bottom-22 z-30 mx-auto max-w-md rounded-md shadow-float">
          <Banner key={status.at} tone={status.tone} leavesAfterMs={bannerMs} onDismiss={editor.clearStatus}>
            {status.text}
          </Banner>
        </div>
      )}
      {saving.conflict && (
        <ConflictDialog
          other={saving.conflict}
          mine={page.snapshot()}
          saving={saving.saving}
          onClose={saving.closeConflict}
          onKeepBoth={ways.keepBoth}
          onTakeOther={() => saving.conflict && void ways.takeOther(saving.conflict)}
          onOverwrite={() => saving.conflict && ways.overwrite(saving.conflict)}
        />
      )}
      <ShortcutsDialog open={shortcuts} onOpenChange={setShortcuts} />
    </div>
  );
}
