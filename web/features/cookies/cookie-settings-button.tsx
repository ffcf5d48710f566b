import { Cookie } from 'lucide-react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useCookieSettings } from './use-cookie-settings.tsx';

const name = 'Çerez tercihleri';

/** The way to the cookie preferences in a room that has neither footer nor floating button. */
export function CookieSettingsButton({ look, className }: { look: 'icon' | 'line'; className?: string }) {
  const [settings, open] = useCookieSettings();
  const icon = <Cookie aria-hidden="true" />;
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={name} aria-haspopup="dialog" icon={icon} onClick={open} className={className} />
      ) : (
        <Button variant="quiet" fullWidth icon={icon} onClick={open} className={className}>
          {name}
        </Button>
      )}
      {settings}
    </>
  );
}
