import { PenLine } from 'lucide-react';
import { GoalLine, useWrittenWords } from '#web/features/goals/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PanelCard } from './panel-card.tsx';

/** The way to the editor: what one is here for, and how far today's writing has come. */
export function EditorCard() {
  const { viewer } = useSession();
  // Nothing is written here, but what an editor could not tell is told.
  useWrittenWords(viewer?.id ?? null);
  return (
    <PanelCard title="Hikâye editörü" tone="accent">
      <p className="text-sm">Bir fikirle başlayın ya da boş bir sayfa açıp kendiniz yazın.</p>
      <ButtonLink
        to="/editor"
        variant="primary"
        className="justify-self-start"
        icon={<PenLine aria-hidden="true" />}
      >
        Editöre git
      </ButtonLink>
      <GoalLine />
    </PanelCard>
  );
}
