import type { RefObject } from 'react';
import type { Rating } from '#domain/generation/genres.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Drawer } from '../layout/drawer.tsx';
import type { Manuscript } from '../manuscript/manuscript-api.ts';
import { useVariantGroup } from './use-variants.ts';
import { VariantGroupView } from './variant-group-view.tsx';
import { VariantList } from './variant-list.tsx';

interface VariantsDrawerProps {
  /** The generation whose group is shown; null for the list of all. */
  of: string | null;
  onClose: () => void;
  /** Beside the page; a dialog over it where there is no room. */
  isBeside: boolean;
  onShow: (of: string | null) => void;
  /** Null for a story never saved: it has no list yet. */
  storyId: string | null;
  manuscript: RefObject<Manuscript | null>;
  busy: boolean;
  saveRevision: () => Promise<void>;
  onTaken: (rating: Rating) => void;
}

/** The texts that were written for a story: those of one request side by side, or all of them as a list. */
export default function VariantsDrawer(props: VariantsDrawerProps) {
  const { of, onClose, onShow, storyId } = props;
  const view = useVariantGroup(of);
  return (
    <Drawer
      side="right"
      title="Seçenekler"
      open
      onClose={onClose}
      isBeside={props.isBeside}
      takesFocus={of === null}
    >
      {of === null && (
        <p className="text-sm text-ink-soft">
          Bu hikâye için yazılan bütün metinler. Siz eklemedikçe hiçbiri hikâyenin metnini değiştirmez.
        </p>
      )}
      {of !== null ? (
        <VariantGroupView
          key={of}
          view={view}
          manuscript={props.manuscript}
          busy={props.busy}
          saveRevision={props.saveRevision}
          onTaken={props.onTaken}
          onBack={storyId === null ? null : () => onShow(null)}
          onDone={onClose}
        />
      ) : storyId === null ? (
        <EmptyState title="Seçenekler ilk kayıtla görünür">
          Hikâyeyi bir kez kaydedin; ürettiğiniz metinler burada, başka cihazlarınızda da durur.
        </EmptyState>
      ) : (
        <VariantList storyId={storyId} onOpen={onShow} />
      )}
    </Drawer>
  );
}
