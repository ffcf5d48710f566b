import { Cookie } from 'lucide-react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useCookieSettings } from './use-cookie-settings.tsx';

const name = 'Çerez tercihleri';

/** Opens the cookie preferences on a page without a floating button: as an icon, a line of a menu, or its name alone. */
export function CookieSettingsButton({
  look,
  className,
}: {
  look: 'icon' | 'line' | 'text';
  className?: string;
}) {
  const [settings, open] = useCookieSettings();
  const icon = <Cookie aria-hidden="true" />;
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={name} aria-haspopup="dialog" icon={icon} onClick={open} className={className} />
      ) : (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          fullWidth={look === 'line'}
          icon={look === 'line' && icon}
          onClick={open}
          className={className}
        >
          {name}
        </Button>
      )}
      {settings}
    </>
  );
}
