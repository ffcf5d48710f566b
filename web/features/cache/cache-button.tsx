import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#web/features/session/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CacheTypes } from './cache-types.tsx';

/**
 * In the rooms, for signed-in people: where what this browser remembers can be thrown away (docs/product/pages.md). It
 * floats where the page leaves a margin; on a narrower window it stands at the end of a page of the site, where it
 * covers no figures.
 */
export function CacheButton({
  aboveActions,
}: {
  /** True where a bar of actions lies at the window's lower edge: it stays clear of it, and away on a phone. */
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
          // Focus mode (web/features/editor/editor-room.tsx) leaves nothing but the text.
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
