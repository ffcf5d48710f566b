import { FileInput } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Loaded when it is opened: it reads documents, which few visits need. */
const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((file) => ({ default: file.ImportDialog })),
);

/** The way in for stories that were written elsewhere. */
export function ImportButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<FileInput aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        İçe aktar
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
