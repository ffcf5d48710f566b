import { messages } from '#domain/messages/index.ts';
import { storyName } from '#domain/story/story.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ShareForm } from './share-form.tsx';
import { useShare } from './use-share.ts';

/** Shares a saved story by an unlisted link: explains what readers see, shows the link, and removes it. */
export default function ShareDialog({
  storyId,
  title,
  onClose,
}: {
  storyId: string;
  title: string;
  onClose: () => void;
}) {
  const sharing = useShare(storyId);
  const { data, error, refetch, isFetching } = sharing.query;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Paylaş"
      description={<span className="wrap-anywhere">{storyName(title)}</span>}
    >
      <p className="text-sm text-ink-soft">
        Bağlantıyı bilen herkes hikâyenin son kaydedilmiş hâlini okur; siz kaydettikçe sayfa da değişir. Sayfa
        arama motorlarında çıkmaz, hesabınızı göstermez. Paylaşımı kapattığınız anda bağlantı bir daha
        açılmaz; hikâye çöp kutusundayken de kapalıdır.
      </p>
      {/* Outside the form, which is replaced when the link exists, so that only the change is announced. */}
      <p role="status" className="sr-only">
        {sharing.revoke.isSuccess && data?.share === null && 'Paylaşım kapandı; bağlantı artık açılmıyor.'}
        {sharing.set.isSuccess && data?.share && 'Paylaşım kaydedildi.'}
      </p>
      {data ? (
        <ShareForm key={data.share ? 'shared' : 'private'} storyId={storyId} state={data} sharing={sharing} />
      ) : error ? (
        <ErrorState
          title="Paylaşım durumu okunamadı"
          message={errorText(error, messages.shares.notLoaded)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Paylaşım durumu yükleniyor…" className="grid gap-4">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
