import { PenLine } from 'lucide-react';
import { ButtonLink } from '#web/ui/button.tsx';
import { PanelCard } from './panel-card.tsx';

/** The link to the editor. */
export function EditorCard() {
  return (
    <PanelCard title="Hikâye editörü">
      <p className="text-sm">Bir fikirle başlayın ya da boş bir sayfa açıp kendiniz yazın.</p>
      <ButtonLink to="/editor" className="justify-self-start" icon={<PenLine aria-hidden="true" />}>
        Editöre git
      </ButtonLink>
    </PanelCard>
  );
}
