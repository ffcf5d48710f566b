import { Lightbulb, PenLine } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { GenerationForm } from '../layout/generation-form.tsx';
import type { Editor } from '../use-editor.ts';
import { WizardButton } from '../wizard-button.tsx';

/** The ways to begin, on a page without text: to write, from an idea, with the wizard. */
export function EmptyPage({ editor, onWizard }: { editor: Editor; onWizard: () => void }) {
  return (
    <div data-quiet className="grid gap-6 pt-4">
      <div className="-mx-3 flex flex-wrap items-center gap-x-1 border-b border-line pb-2 text-ink-soft">
        <Button
          variant="quiet"
          className="px-3 text-ink-soft"
          icon={<PenLine aria-hidden="true" />}
          onClick={() => editor.page.manuscript.current?.focus()}
        >
          Kendim yazacağım
        </Button>
        <Button
          variant="quiet"
          className="px-3 text-ink-soft"
          icon={<Lightbulb aria-hidden="true" />}
          onClick={() => editor.ideaRef.current?.focus()}
        >
          Bir fikirden
        </Button>
        <WizardButton onOpen={onWizard} className="px-3 text-ink-soft" />
      </div>
      <GenerationForm editor={editor} onWizard={null} />
    </div>
  );
}
