import { Crown, WandSparkles } from 'lucide-react';
import { pricingPath } from '#web/features/pricing/index.ts';
import { useWizardStatus, useWizardUnderway } from '#web/features/wizard/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/**
 * Opens the story wizard, or goes back to the story that is in it; once today's is used up, it leads to the plan that
 * has no limit (spec 1 §2).
 */
export function WizardButton({ onOpen, className }: { onOpen: () => void; className?: string }) {
  const { data } = useWizardStatus();
  const underway = useWizardUnderway();
  if (data?.left === 0 && !underway) {
    return (
      <div className="grid justify-items-center gap-2">
        <Badge tone="accent" icon={<Crown aria-hidden="true" />}>
          Sınırsız Sihirbaz
        </Badge>
        <ButtonLink to={pricingPath} fullWidth>
          Pro’ya geç
        </ButtonLink>
      </div>
    );
  }
  return (
    <Button
      variant="quiet"
      icon={<WandSparkles aria-hidden="true" />}
      onClick={onOpen}
      {...(className && { className })}
    >
      {underway ? 'Sihirbaza dön' : 'Hikaye Sihirbazı'}
    </Button>
  );
}
