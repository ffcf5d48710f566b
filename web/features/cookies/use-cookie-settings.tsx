import { type ComponentType, type ReactNode, useState } from 'react';

/** The preferences dialog, fetched when it is first wanted, and the way to open it. */
export function useCookieSettings(): [ReactNode, () => void] {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | 'failed' | null>(null);
  const open = () => {
    import('./cookie-settings.tsx').then(
      ({ CookieSettings }) => setDialog(() => CookieSettings),
      () => setDialog('failed'),
    );
  };
  if (Dialog === 'failed')
    return [
      <p
        key="failed"
        role="alert"
        className="fixed inset-x-0 bottom-0 z-40 bg-danger-wash px-5 py-4 text-center text-sm text-danger"
      >
        Çerez ayarları açılamadı. Bağlantınızı kontrol edip tekrar deneyin.
      </p>,
      open,
    ];
  return [Dialog && <Dialog key="open" onClose={() => setDialog(null)} />, open];
}
