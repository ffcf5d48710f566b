import { type ComponentType, useEffect, useState } from 'react';
import type { Rating } from '#domain/genres.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** What the wizard hands to the editor: all chapters as one text, and of what kind they are. */
export interface WizardResult {
  text: string;
  /** The genre's name, as a reader sees it. */
  genre: string;
  rating: Rating;
}

export interface StoryWizardProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called by 'Düzenle', after which the wizard closes itself; `goesOn` where the editor is to write on from it. */
  onEdit: (result: WizardResult, options: { goesOn: boolean }) => void;
}

/** A wizard that is there sooner than this shows no waiting dialog, ms. */
const waitingShownAfterMs = 400;

/**
 * The story wizard (docs/product/wizard.md): its code and catalogue are fetched when it is first opened, and it then
 * stays.
 */
export function StoryWizard(props: StoryWizardProps) {
  const { open, onOpenChange } = props;
  const [Wizard, setWizard] = useState<ComponentType<StoryWizardProps> | null>(null);
  const [phase, setPhase] = useState<'quiet' | 'waiting' | 'failed'>('quiet');
  useEffect(() => {
    if (!open || Wizard || phase === 'failed') return;
    let wanted = true;
    const timer = setTimeout(() => setPhase('waiting'), waitingShownAfterMs);
    import('./wizard-dialog.tsx')
      .then(
        (loaded) => wanted && setWizard(() => loaded.WizardDialog),
        () => wanted && setPhase('failed'),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [open, Wizard, phase]);
  if (Wizard) return <Wizard {...props} />;
  return (
    <Dialog open={open && phase !== 'quiet'} onOpenChange={onOpenChange} title="Hikaye Sihirbazı">
      {phase === 'failed' ? (
        <ErrorState
          title="Sihirbaz açılamadı"
          message="İnternet bağlantınızı kontrol edip tekrar deneyin. Açılmazsa sayfayı yenileyin; metniniz bu tarayıcıda duruyor."
          onRetry={() => setPhase('quiet')}
        />
      ) : (
        <p role="status" className="py-6 text-ink-soft">
          Sihirbaz hazırlanıyor…
        </p>
      )}
    </Dialog>
  );
}
