import { type ReactNode, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { CacheTypes } from './cache-types.tsx';

/** The dialog that clears this browser's caches (docs/product/pages.md), and the function that opens it. */
export function useCacheDialog(): [ReactNode, () => void] {
  const [open, setOpen] = useState(false);
  const dialog = (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Önbelleği temizle"
      description="Bir sayfa eskimiş görünüyorsa bu tarayıcıdaki kopyasını silip sunucudan yeniden alın. Kaydedilmemiş taslaklarınıza ve çerez tercihinize dokunulmaz."
    >
      <CacheTypes />
    </Dialog>
  );
  return [dialog, () => setOpen(true)];
}
