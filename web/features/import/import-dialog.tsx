import { FileUp } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { importEndings } from '#domain/story/book/import-limits.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ChapterList } from './chapter-list.tsx';
import type { ImportDraft } from './import-draft.ts';
import { useImport } from './use-import.ts';

function ChooseFile(props: { reading: boolean; fault: string | null; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-4">
      {props.fault && <Banner tone="error">{props.fault}</Banner>}
      <p className="text-sm text-ink-soft">
        Word (.docx), e-kitap (.epub), Markdown (.md) ya da düz metin (.txt); en çok 20 MB. Önce bölümleri
        gösteririz, hikâye siz onaylayınca oluşur.
      </p>
      <input
        ref={input}
        type="file"
        aria-label="Belge"
        accept={importEndings.join(',')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again after a fault.
          event.target.value = '';
          if (file) props.onFile(file);
        }}
      />
      <Button
        variant="primary"
        icon={<FileUp aria-hidden="true" />}
        loading={props.reading}
        loadingText="Belge okunuyor…"
        onClick={() => input.current?.click()}
      >
        Dosya seç
      </Button>
    </div>
  );
}

function Preview({ draft, work }: { draft: ImportDraft; work: ReturnType<typeof useImport> }) {
  const [fault, setFault] = useState<string | null>(null);
  const title = useRef<HTMLInputElement>(null);
  const { isPending } = work.save;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (draft.title.trim() === '') {
      setFault(messages.story.titleAndContentRequired);
      title.current?.focus();
      return;
    }
    work.save.mutate(draft);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {work.saveFault && <Banner tone="error">{work.saveFault}</Banner>}
      <TextField
        ref={title}
        label="Hikâyenin başlığı"
        value={draft.title}
        maxLength={limits.title}
        autoComplete="off"
        error={fault ?? undefined}
        disabled={isPending}
        onChange={(event) => {
          const { value } = event.target;
          setFault(null);
          work.edit((now) => ({ ...now, title: value }));
        }}
      />
      <p role="status" className="text-sm">
        {draft.chapters.length === 1
          ? 'Belge tek bölüm olarak okundu.'
          : `${draft.chapters.length.toLocaleString('tr-TR')} bölüm bulundu.`}
      </p>
      <ChapterList chapters={draft.chapters} disabled={isPending} onEdit={work.edit} />
      <DialogActions>
        <Button onClick={work.again} disabled={isPending}>
          Başka dosya seç
        </Button>
        <Button type="submit" variant="primary" loading={isPending} loadingText="Oluşturuluyor…">
          Hikâyeyi oluştur
        </Button>
      </DialogActions>
    </form>
  );
}

/** Makes a story of a document: chosen, read into chapters that can be changed, then saved and opened. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const work = useImport();
  const { draft } = work;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="İçe aktar"
      {...(draft && { size: 'lg' })}
      description={draft ? 'Bölümleri yeniden adlandırabilir, birleştirebilirsiniz.' : undefined}
    >
      {draft ? (
        <Preview draft={draft} work={work} />
      ) : (
        <ChooseFile reading={work.reading} fault={work.fault} onFile={(file) => void work.read(file)} />
      )}
    </Dialog>
  );
}
