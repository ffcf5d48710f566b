import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { ExportFormat } from '#domain/story/book/export-formats.ts';
import { storyName } from '#domain/story/story.ts';
import { useSession } from '#web/features/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FormatChoice } from './format-choice.tsx';
import { type ExportState, useExport } from './use-export.ts';

/** What is to be exported: a saved story, or a text as it stands in the editor. */
export type ExportSource = { title: string } & ({ storyId: string } | { content: string });

interface ExportDialogProps {
  source: ExportSource;
  onClose: () => void;
}

const isRunning = ({ phase }: ExportState) => phase === 'waiting' || phase === 'writing';

/** Signs that are named; more of them would only be a wall. */
const maxNamed = 12;

function Replaced({ signs }: { signs: readonly string[] }) {
  const named = signs.slice(0, maxNamed).join(' ');
  const more = signs.length > maxNamed ? ` ve ${signs.length - maxNamed} işaret daha` : '';
  return (
    <span className="mt-1.5 block text-ink-soft wrap-anywhere">
      {`PDF’in yazı tipinde olmayan şu işaretlerin yerine “[?]” kondu: ${named}${more}. Word ve e-kitap biçimleri onları olduğu gibi taşır.`}
    </span>
  );
}

function Progress({ state }: { state: ExportState }) {
  const percent = state.phase === 'writing' ? state.percent : 0;
  return (
    <div className="grid gap-1.5">
      <p role="status" className="text-sm">
        {state.phase === 'waiting'
          ? `Sırada bekliyor: önünüzde ${state.place} belge var.`
          : state.phase === 'writing' && 'Dosyanız hazırlanıyor…'}
        {state.phase === 'done' && `“${state.name}” indirildi.`}
        {state.phase === 'done' && state.replaced.length > 0 && <Replaced signs={state.replaced} />}
      </p>
      {isRunning(state) && (
        <progress
          aria-label="Hazırlanma"
          max={100}
          value={percent}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-well [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-accent"
        />
      )}
    </div>
  );
}

/** Downloads a story in one of the formats that the plan has; the others say what they need. Closing it cancels. */
export function ExportDialog({ source, onClose }: ExportDialogProps) {
  const { viewer } = useSession();
  const { state, start, reset } = useExport();
  const plan = viewer?.plan ?? 'free';
  const [format, setFormat] = useState<ExportFormat>(plan === 'free' ? 'txt' : 'docx');
  const [author, setAuthor] = useState(viewer?.fullName ?? '');
  const running = isRunning(state);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text =
      'storyId' in source ? { storyId: source.storyId } : { title: source.title, content: source.content };
    void start({ format, author: author.trim(), ...text });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Dışa aktar"
      description={<span className="wrap-anywhere">{storyName(source.title)}</span>}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <FormatChoice
          plan={plan}
          value={format}
          disabled={running}
          onChange={(next) => {
            setFormat(next);
            reset();
          }}
        />
        {plan === 'free' && (
          <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
            Word, e-kitap, PDF ve Markdown Profesyonel planda.
            <ButtonLink to="/fiyatlandirma" variant="quiet">
              Planları gör
            </ButtonLink>
          </p>
        )}
        {format !== 'txt' && (
          <TextField
            label="Yazar"
            optional
            hint="Başlık sayfasında durur; mahlas da olabilir."
            value={author}
            maxLength={limits.fullName}
            autoComplete="off"
            disabled={running}
            onChange={(event) => setAuthor(event.target.value)}
          />
        )}
        {state.phase === 'failed' && <Banner tone="error">{state.text}</Banner>}
        <Progress state={state} />
        <DialogActions>
          {running ? (
            <Button onClick={reset}>İptal et</Button>
          ) : (
            <Button onClick={onClose}>{state.phase === 'done' ? 'Kapat' : 'Vazgeç'}</Button>
          )}
          <Button
            type="submit"
            variant="primary"
            icon={<Download aria-hidden="true" />}
            loading={running}
            loadingText="Hazırlanıyor…"
          >
            {state.phase === 'done' ? 'Yeniden indir' : 'İndir'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
