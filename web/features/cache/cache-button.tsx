import { RefreshCw } from 'lucide-react';
import { useSession } from '#web/features/session/index.ts';
import { FloatingButton } from '#web/ui/floating-button.tsx';
import { useCacheDialog } from './use-cache-dialog.tsx';

/** The floating button of a member's pages that clears this browser's caches (docs/product/pages.md). */
export function CacheButton() {
  const { viewer } = useSession();
  const [dialog, openDialog] = useCacheDialog();
  if (!viewer) return null;
  return (
    <>
      <FloatingButton
        side="left"
        label="Önbelleği temizle"
        aria-haspopup="dialog"
        icon={<RefreshCw />}
        onClick={openDialog}
      />
      {dialog}
    </>
  );
}
