import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#web/features/session/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CacheTypes } from './cache-types.tsx';

/**
 * The button of private pages that clears this browser's caches (docs/product/pages.md). It floats beside the page's
 * content; on a narrower window it is placed at the end of the page, where it covers no figures.
 */
export function CacheButton({
  aboveActions,
}: {
  /** Whether the window has a bar of actions at its lower edge; the button is above it, and hidden on a phone. */
  aboveActions: boolean;
}) {
  const { viewer } = useSession();
  const [open, setOpen] = useState(false);
  if (!viewer) return null;
  return (
    <>
      <IconButton
        label="Önbelleği temizle"
        aria-haspopup="dialog"
        icon={<RefreshCw />}
        onClick={() => setOpen(true)}
        className={classes(
          // Focus mode (web/features/editor/editor-room.tsx) shows only the text.
          'fixed right-3 z-20 rounded-full border border-line bg-sheet shadow-sheet print:hidden [[data-focus-mode]~&]:hidden',
          aboveActions ? 'bottom-20 max-lg:hidden' : 'bottom-3 max-xl:in-[#icerik]:absolute',
        )}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Önbelleği temizle"
        description="Bir sayfa eskimiş görünüyorsa bu tarayıcıdaki kopyasını silip sunucudan yeniden alın. Kaydedilmemiş taslaklarınıza ve çerez tercihinize dokunulmaz."
      >
        <CacheTypes />
      </Dialog>
    </>
  );
}
