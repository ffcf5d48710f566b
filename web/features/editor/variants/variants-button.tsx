import { Button } from '#web/ui/button.tsx';
import type { Editor } from '../use-editor.ts';

/** The way to the other texts of the last request; nothing for a guest, who has none. */
export function VariantsButton({
  editor,
  onOpen,
}: {
  editor: Editor;
  onOpen: (generationId: string | null) => void;
}) {
  const { viewer, writer } = editor;
  const { receipt } = writer;
  if (!viewer || !receipt) return null;
  return (
    <Button
      variant="quiet"
      className="px-3"
      aria-label="Yeniden yaz, karşılaştır"
      title="Yeniden yaz, karşılaştır"
      onClick={() => onOpen(receipt.id)}
    >
      Yeniden yaz
    </Button>
  );
}
