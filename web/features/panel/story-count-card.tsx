import { Figure, PanelCard, PartFailed, PartLoading } from './panel-card.tsx';
import { useOverview } from './use-overview.ts';

/** The number of stories outside the bin. */
export function StoryCountCard() {
  const title = 'Toplam hikâye';
  const { value, faultText, retry, retrying } = useOverview('stories', 'Hikâyeleriniz sayılamadı.');
  return (
    <PanelCard title={title}>
      {value === undefined ? (
        <PartLoading label="Hikâye sayısı yükleniyor…" lines={1} />
      ) : value === null ? (
        <PartFailed part={title} text={faultText} onRetry={retry} retrying={retrying} />
      ) : (
        <>
          <Figure>{value.toLocaleString('tr-TR')}</Figure>
          <p className="text-sm text-ink-soft">
            {value === 0
              ? 'İlk kaydettiğiniz hikâyeyle başlar.'
              : 'Taslaklarınızla birlikte; çöptekiler sayılmaz.'}
          </p>
        </>
      )}
    </PanelCard>
  );
}
