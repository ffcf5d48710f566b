import type { Editor } from '../use-editor.ts';
import { Drawer } from './drawer.tsx';
import { GenerationForm } from './generation-form.tsx';
import type { Drawers } from './use-drawers.ts';

/** The right drawer with all that the next text is written from, once the page has a text. */
export function GenerationDrawer({
  editor,
  drawers,
  onClose,
  onWizard,
}: {
  editor: Editor;
  drawers: Drawers;
  onClose: () => void;
  onWizard: () => void;
}) {
  const { page } = editor;
  // An empty page has the form itself.
  if (page.blank) return null;
  const isOpen = drawers.right?.kind === 'generation';
  return (
    <Drawer
      side="right"
      title="Üretim ayarları"
      open={isOpen}
      onClose={onClose}
      isBeside={drawers.isBeside}
      takesFocus
    >
      {isOpen && (
        <GenerationForm
          editor={editor}
          onWizard={onWizard}
          onStart={drawers.isBeside ? undefined : onClose}
        />
      )}
    </Drawer>
  );
}
