import { BookmarkPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { pause } from '#web/lib/pause.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NameForm } from './name-form.tsx';
import { RevisionDetail } from './revision-detail.tsx';
import { RevisionList } from './revision-list.tsx';
import { useRevisions } from './use-revisions.ts';

interface RevisionsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null for a story never saved. */
  storyId: string | null;
  /** What stands in the editor, unsaved words too. */
  snapshot: () => { title: string; content: string };
  /** Resolves once the server has what stands in the editor; false where it could not be sent. */
  saveFirst: () => Promise<boolean>;
  /** True while something is written for, or offered to, what stands in the editor: it must not land in another version. */
  busy: boolean;
  /** Tells the news: the older text arrives in the editor by itself. */
  onRestored: () => void;
}

const unsaved = 'Metin kaydedilemediği için yapılamadı. Önce hikâyeyi kaydedin, sonra tekrar deneyin.';

/** What a story was: kept by itself and by hand, compared with what it is, brought back. */
export default function RevisionsDialog(props: RevisionsDialogProps) {
  const { open, onOpenChange, storyId } = props;
  const revisions = useRevisions(storyId, open);
  const { keep, restore } = revisions;
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [current, setCurrent] = useState(props.snapshot);
  const [saveFault, setSaveFault] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const acting = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<string | null>(null);
  /** Counts kept revisions: each begins an empty form. */
  const [kept, setKept] = useState(0);
  const opened = revisions.revisions.find(({ id }) => id === openedId);

  // The row that was opened has the focus again.
  useEffect(() => {
    if (openedId !== null || left.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-revision="${left.current}"]`)?.focus();
    left.current = null;
  }, [openedId]);

  function show(id: string | null) {
    if (id === null) left.current = openedId;
    else setCurrent(props.snapshot());
    setSaveFault(null);
    restore.reset();
    setOpenedId(id);
  }

  /** Saves what is not saved yet, so that nothing is lost by what follows. */
  async function afterSaving(act: () => Promise<unknown>) {
    // By a ref: a second click of the same moment finds the state as it was.
    if (acting.current) return;
    acting.current = true;
    setSaving(true);
    setSaveFault(null);
    try {
      // The button says so before a whole text is made ready to be sent.
      await pause();
      if (await props.saveFirst()) await act();
      else setSaveFault(unsaved);
    } catch {
      // The mutation shows its own fault.
    } finally {
      acting.current = false;
      setSaving(false);
    }
  }

  const keepNamed = (name: string) =>
    void afterSaving(async () => {
      await keep.mutateAsync(name);
      setKept((count) => count + 1);
    });
  const goBack = (revisionId: string) =>
    void afterSaving(async () => {
      await restore.mutateAsync(revisionId);
      // The dialog leaves in a task of its own: with the text that has just been put in, it would hold up the page.
      await pause();
      flushSync(() => onOpenChange(false));
      // Until it has begun to close it hides the page from screen readers: they would not hear of the news.
      await pause();
      props.onRestored();
    });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => setOpenedId(null)}
      size="lg"
      title="Sürümler"
      description={
        opened ? undefined : 'Hikâyenizin önceki hâlleri. Hiçbiri siz istemeden metnin yerini almaz.'
      }
    >
      {storyId === null ? (
        <EmptyState title="Sürümler ilk kayıtla başlar">
          Hikâyeyi bir kez kaydedin; bundan sonra yazdıklarınızın önceki hâlleri burada durur.
        </EmptyState>
      ) : opened ? (
        <RevisionDetail
          key={opened.id}
          storyId={storyId}
          revision={opened}
          revisions={revisions}
          current={current}
          onBack={() => show(null)}
          onRestore={() => goBack(opened.id)}
          restoring={saving}
          busy={props.busy}
          restoreFault={
            saveFault ?? (restore.error ? errorText(restore.error, messages.revisions.restoreFailed) : null)
          }
        />
      ) : (
        <div ref={list} className="grid gap-5">
          <NameForm
            key={kept}
            label="Şimdiki hâline bir ad verin"
            submitText="Sürüm kaydet"
            icon={<BookmarkPlus aria-hidden="true" />}
            pending={saving}
            error={saveFault ?? (keep.error ? errorText(keep.error, messages.revisions.keepFailed) : null)}
            onSubmit={keepNamed}
          />
          <RevisionList revisions={revisions} onOpen={show} />
        </div>
      )}
    </Dialog>
  );
}
