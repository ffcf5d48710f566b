import { lazy, Suspense, useState } from 'react';
import { SignInAgainDialog } from '#web/features/account/index.ts';
import { ExportDialog } from '#web/features/export/index.ts';
import { isBusy } from '#web/features/generation/index.ts';
import { StyleCheckDialog } from '#web/features/house-style/index.ts';
import { ShareDialog } from '#web/features/share/index.ts';
import { StoryWizard } from '#web/features/wizard/index.ts';
import { PlanDialog } from './chapters/plan-dialog.tsx';
import { ShortcutsDialog } from './shortcuts.tsx';
import type { Editor } from './use-editor.ts';

/** Compares texts: its code is loaded when it is first opened. */
const RevisionsDialog = lazy(() => import('./revisions/revisions-dialog.tsx'));

export type EditorDialog = 'wizard' | 'plan' | 'style' | 'share' | 'export' | 'revisions' | 'shortcuts';

/** Exports the text as it stands when the dialog opens. */
function ExportNow({ editor: { page }, onClose }: { editor: Editor; onClose: () => void }) {
  const [source] = useState(() => ({ title: page.fieldsNow().title, content: page.textNow() }));
  return <ExportDialog source={source} onClose={onClose} />;
}

interface EditorDialogsProps {
  editor: Editor;
  userId: string;
  storyId: string;
  /** True while a text is written or waits for its place: the chapters' order stays as it is. */
  writing: boolean;
  /** The open one; null for none. */
  dialog: EditorDialog | null;
  onDialog: (dialog: EditorDialog | null) => void;
}

/** The dialogs over the editor: one at a time, and the sign-in where the session has ended. */
export function EditorDialogs({ editor, userId, storyId, writing, dialog, onDialog }: EditorDialogsProps) {
  const { page, chapters, viewer, refusal, writer } = editor;
  const { storedId, fields } = page;
  const [hadRevisions, setHadRevisions] = useState(false);
  if (dialog === 'revisions' && !hadRevisions) setHadRevisions(true);
  const close = () => onDialog(null);
  const changeOf = (kind: EditorDialog) => (open: boolean) => onDialog(open ? kind : null);
  return (
    <>
      <PlanDialog
        open={dialog === 'plan'}
        onOpenChange={changeOf('plan')}
        chapters={chapters}
        summaries={editor.summaries}
        blank={page.blank}
        writing={writing}
      />
      <StyleCheckDialog
        open={dialog === 'style'}
        onClose={close}
        field={editor.field}
        storyStyle={editor.storyStyle}
        spelling={editor.spelling}
        signedIn={viewer !== null}
        busy={isBusy(writer.state)}
      />
      {dialog === 'export' && <ExportNow editor={editor} onClose={close} />}
      <Suspense fallback={null}>
        {dialog === 'share' && storedId !== null && (
          <ShareDialog storyId={storedId} title={fields.title} onClose={close} />
        )}
        {hadRevisions && (
          <RevisionsDialog
            open={dialog === 'revisions'}
            onOpenChange={changeOf('revisions')}
            storyId={storedId}
            {...editor.revisions}
          />
        )}
        {refusal.signInAsked && (
          <SignInAgainDialog
            ownerId={userId}
            signInPath={`/giris?next=${encodeURIComponent(`/editor?hikaye=${storyId}`)}`}
            onClose={() => refusal.askSignIn(false)}
            onBack={refusal.signedInAgain}
            onKeepForOther={refusal.saveForOther}
          />
        )}
      </Suspense>
      {/* Its story goes into the text field, which has to be there first. */}
      <StoryWizard
        open={dialog === 'wizard' && page.ready}
        onOpenChange={changeOf('wizard')}
        onEdit={(story, { goesOn }) => {
          editor.takeWizardStory(story);
          if (goesOn) editor.generate();
        }}
      />
      <ShortcutsDialog
        open={dialog === 'shortcuts'}
        onOpenChange={changeOf('shortcuts')}
        hasModel={editor.hasModel}
      />
    </>
  );
}
