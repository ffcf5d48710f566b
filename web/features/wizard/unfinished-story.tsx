import type { WizardStatus } from '#contract/wizard.ts';
import { genres } from '#domain/generation/genres.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/**
 * Offers to go on with a story whose second chapter is not written yet, also on a later day and another device
 * (docs/product/wizard.md).
 */
export function UnfinishedStory({
  story,
  onGoOn,
}: {
  story: NonNullable<WizardStatus['unfinished']>;
  onGoOn: () => void;
}) {
  return (
    <Card
      as="section"
      tone="accent"
      aria-label="Yarım kalan hikâyeniz"
      className="mb-6 grid justify-items-start gap-3"
    >
      <p>
        <span className="font-semibold">{genres[story.genre]} hikâyenizin ikinci bölümü sizi bekliyor.</span>{' '}
        Şimdi yazarsanız bugünkü sihirbaz hakkınızdan düşmez; iki bölüm editöre birlikte gelir.
      </p>
      <Button onClick={onGoOn}>Yarım kalan hikâyeye dön</Button>
    </Card>
  );
}
