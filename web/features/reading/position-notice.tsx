import { X } from 'lucide-react';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { useReadingPosition } from './use-reading-position.ts';

interface NoticeProps {
  text: string;
  action: string;
  onAction: () => void;
  onClose: () => void;
}

function Notice({ text, action, onAction, onClose }: NoticeProps) {
  return (
    <div className="fixed inset-x-0 bottom-4 z-10 mx-auto flex w-fit max-w-[calc(100vw-2rem)] items-center rounded-full border border-line bg-sheet pl-4 text-sm shadow-float">
      <p role="status">{text}</p>
      <Button variant="quiet" className="text-accent!" onClick={onAction}>
        {action}
      </Button>
      <IconButton label="Bildirimi kapat" icon={<X />} onClick={onClose} />
    </div>
  );
}

/** Shows that reading continues at the stored position, or offers a link to it. */
export function PositionNotice({ place: position }: { place: ReturnType<typeof useReadingPosition> }) {
  const { resumed, dismissResumed, goToStored, dismissOffered } = position;
  if (resumed)
    return (
      <Notice
        text="Kaldığınız yerdesiniz."
        action="Başa dön"
        onAction={() => {
          dismissResumed();
          scrollTo({ top: 0, behavior: 'instant' });
        }}
        onClose={dismissResumed}
      />
    );
  if (goToStored)
    return (
      <Notice
        text="Bu hikâyeyi daha önce açtınız."
        action="Kaldığınız yere git"
        onAction={goToStored}
        onClose={dismissOffered}
      />
    );
  return null;
}
