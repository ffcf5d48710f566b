import { relativeTime } from '#domain/time/time.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { useEditing } from './use-editing.ts';
import type { PostForm } from './use-post-form.ts';

/** The other editors of the post: people by name, then other windows of the same person. */
function EditedElsewhere({ others }: { others: ReturnType<typeof useEditing>['others'] }) {
  const names = others.filter(({ isSelf }) => !isSelf).map(({ name }) => name);
  return (
    <Banner tone="info" title="Bu yazı başka bir yerde de düzenleniyor">
      {names.length > 0 && <p>Şu anda düzenleyen: {names.join(', ')}.</p>}
      {others.some(({ isSelf }) => isSelf) && <p>Sizin başka bir pencerenizde de açık.</p>}
      <p>İkiniz de kaydederseniz iki sürüm yan yana gösterilir, hiçbiri kaybolmaz.</p>
    </Banner>
  );
}

/** All notices above the form. */
export function FormNotices({ form, editing }: { form: PostForm; editing: ReturnType<typeof useEditing> }) {
  const { offered, fault, unfetched, revision, saving, isGone, copyFault } = form;
  const isStale = editing.revision !== null && revision !== null && editing.revision > revision && !saving;
  return (
    <>
      {fault && (
        <Banner
          tone="error"
          title={fault}
          action={
            isGone && (
              <Button onClick={form.keepBoth} loading={form.copying} loadingText="Kaydediliyor…">
                Ayrı bir yazı olarak kaydet
              </Button>
            )
          }
        >
          {isGone
            ? 'Siz düzenlerken silinmiş. Yazdıklarınız burada duruyor.'
            : 'Yazdıklarınız duruyor; yeniden kaydedebilirsiniz.'}
          {isGone && copyFault && <p className="font-medium text-danger">{copyFault}</p>}
        </Banner>
      )}
      {isStale && (
        <Banner
          tone="error"
          title="Siz düzenlerken bu yazı başka bir yerde kaydedildi"
          action={<Button onClick={() => void form.compare()}>İki sürümü karşılaştır</Button>}
        >
          Yazdıklarınız duruyor; kaydetmeden önce öbür sürüme bakın.
        </Banner>
      )}
      {editing.others.length > 0 && <EditedElsewhere others={editing.others} />}
      {unfetched.length > 0 && (
        <Banner tone="error" title="Yazı kaydedildi, ama bazı görseller bu siteye alınamadı">
          <ul className="mt-1 grid gap-1">
            {unfetched.map(({ address, reason }) => (
              <li key={address}>
                <span className="font-medium break-all">{address}</span>: {reason}
              </li>
            ))}
          </ul>
          <p className="mt-1">
            Bu adresler yazıda olduğu gibi kaldı. Yeniden kaydettiğinizde bir kez daha denenir.
          </p>
        </Banner>
      )}
      {offered.map((draft) => (
        <Banner
          key={draft.id}
          tone="info"
          title="Kaydedilmemiş bir taslak duruyor"
          action={
            <>
              <Button variant="primary" onClick={() => form.restore(draft)}>
                Taslağı geri yükle
              </Button>
              <Button onClick={() => void form.dropDraft(draft)}>Taslağı sil</Button>
            </>
          }
        >
          “{draft.fields.title.trim() || 'Başlıksız'}”,{' '}
          {relativeTime(new Date(draft.updatedAt).toISOString())}.
        </Banner>
      ))}
    </>
  );
}
