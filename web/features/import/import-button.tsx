import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ImportDialog } from './import-dialog.tsx';

/** The way in for stories that were written elsewhere. */
export function ImportButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileInput aria-hidden="true" />} onClick={() => setOpen(true)}>
        İçe aktar
      </Button>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
