import { useQuery } from '@tanstack/react-query';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { type PreviewSource, previewRequest } from './preview-request.ts';

const titles = { system: 'Kurallar', user: 'Malzeme', assistant: 'Yanıt' } as const;

/** The whole prompt of the next text, word by word. */
export function PromptDialog({ source, onClose }: { source: PreviewSource; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.generations.preview.queryOptions({ input: { ...previewRequest(source), withPrompt: true } }),
    staleTime: 0,
    gcTime: 0,
  });
  const prompt = data?.prompt ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="İstemin tamamı"
      description={
        data?.byStoryteller
          ? 'Şu anda Yerel anlatıcı yazıyor: bir dil modeli olmadığı için istemi okumaz. Kayıtlardan karakterleri, olayları, bir yerin ve bir nesnenin adını kullanır; notları kullanmaz. Bir model bağlıyken ona gönderilecek metin budur.'
          : 'Yazana gönderilecek metin, sözcüğü sözcüğüne budur.'
      }
      actions={
        prompt.length > 0 && (
          <CopyButton text={() => prompt.map(({ content }) => content).join('\n\n')} label="İstemi kopyala" />
        )
      }
    >
      {error ? (
        <ErrorState
          title="İstem hazırlanamadı"
          message={errorText(error, messages.world.previewFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data ? (
        prompt.map(({ role, content }) => (
          <section key={role} aria-label={titles[role]} className="grid gap-1.5">
            <h3 className="text-sm font-semibold">{titles[role]}</h3>
            <pre className="rounded-md border border-line bg-well p-3 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
              {content}
            </pre>
          </section>
        ))
      ) : (
        <SkeletonGroup label="İstem hazırlanıyor…" className="grid gap-3">
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
