import { FileInput } from 'lucide-react';
import { lazy, Suspense, useState, useTransition } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Loaded when it is opened: it reads documents, which few visits need. */
const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((file) => ({ default: file.ImportDialog })),
);

/** The way in for stories that were written elsewhere. */
export function ImportButton() {
  const [open, setOpen] = useState(false);
  // In a transition React shows the dialog as soon as it is loaded; else it keeps the empty fallback for 300 ms.
  const [isLoading, startLoading] = useTransition();
  return (
    <>
      <Button
        variant="quiet"
        icon={<FileInput aria-hidden="true" />}
        aria-haspopup="dialog"
        loading={isLoading}
        loadingText="Açılıyor…"
        onClick={() => startLoading(() => setOpen(true))}
      >
        İçe aktar
      </Button>
      <Suspense fallback={null}>{open && <ImportDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
