import { useMutation } from '@tanstack/react-query';
import { Link2, Link2Off } from 'lucide-react';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { toast } from '#web/ui/toast.tsx';

/** A link that shows the saved post to people without an account. */
export function PreviewLink({ id }: { id: string }) {
  const create = useMutation({ mutationFn: () => api.blog.createPreviewLink({ id }) });
  const revoke = useMutation({
    mutationFn: () => api.blog.revokePreviewLinks({ id }),
    onSuccess: ({ revoked }) => {
      create.reset();
      toast({
        tone: 'success',
        text: revoked > 0 ? `${revoked} önizleme bağlantısı iptal edildi.` : 'Açık önizleme bağlantısı yok.',
      });
    },
  });
  const link = create.data;
  return (
    <section aria-labelledby="onizleme-baglantisi" className="grid gap-3 border-t border-line pt-5">
      <h2 id="onizleme-baglantisi" className="text-lg">
        Önizleme bağlantısı
      </h2>
      <p className="text-sm text-ink-soft">
        Hesabı olmayanlar da yazının kaydedilmiş hâlini 7 gün boyunca bu bağlantıyla okur; arama motorları
        listelemez.
      </p>
      {link && (
        <div className="grid gap-2 rounded-md border border-line bg-well p-3 text-sm">
          <p className="wrap-anywhere">{link.url}</p>
          <p className="flex flex-wrap items-center gap-3 text-ink-soft">
            <CopyButton text={() => link.url} label="Kopyala" what="Bağlantı" />
            {`${formatDayAndTime(link.expiresAt)} tarihine kadar açılır. Bağlantı bir daha gösterilmez.`}
          </p>
        </div>
      )}
      {create.error && (
        <Banner tone="error">{errorText(create.error, messages.blog.previewLinkFailed)}</Banner>
      )}
      {revoke.error && (
        <Banner tone="error">{errorText(revoke.error, messages.blog.previewRevokeFailed)}</Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Link2 aria-hidden="true" />}
          loading={create.isPending}
          loadingText="Oluşturuluyor…"
          onClick={() => create.mutate()}
        >
          Bağlantı oluştur
        </Button>
        <Button
          variant="quiet"
          icon={<Link2Off aria-hidden="true" />}
          loading={revoke.isPending}
          loadingText="İptal ediliyor…"
          onClick={() => revoke.mutate()}
        >
          Bağlantıları iptal et
        </Button>
      </div>
    </section>
  );
}
