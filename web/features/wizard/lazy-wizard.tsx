import { type ComponentType, useEffect, useState } from 'react';
import type { Rating } from '#domain/generation/genres.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** The story that the wizard hands to the editor: all chapters as one text, with genre and rating. */
export interface WizardResult {
  text: string;
  /** The displayed name of the genre. */
  genre: string;
  rating: Rating;
}

export interface StoryWizardProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called by 'Düzenle' before the wizard closes; with `goesOn` the editor continues the text. */
  onEdit: (result: WizardResult, options: { goesOn: boolean }) => void;
}

/** Delay before the loading dialog is shown, ms. */
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
