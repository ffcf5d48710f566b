import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ApiConfig } from '#contract/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { IdentityDialog } from './identity-dialog.tsx';

export type SecretKind = 'key' | 'salt';
const names: Readonly<Record<SecretKind, { label: string; copied: string }>> = {
  key: { label: 'Anahtarı kopyala', copied: 'API anahtarı panoya kopyalandı.' },
  salt: { label: 'Gizli anahtarı kopyala', copied: 'Gizli anahtar panoya kopyalandı.' },
};

/** Whether the account can confirm with a password; null for another error. */
function passwordWouldDo(fault: unknown): boolean | null {
  if (!(fault instanceof ApiError) || fault.code !== 'FRESH_SIGN_IN_REQUIRED') return null;
  return (fault.data as { hasPassword?: boolean } | undefined)?.hasPassword ?? true;
}

/** Copies the whole key to the clipboard; asks for the password if the sign-in is not fresh. */
export function CopySecret({ config, kind }: { config: ApiConfig; kind: SecretKind }) {
  const { label, copied } = names[kind];
  const [identity, setIdentity] = useState<{ hasPassword: boolean } | null>(null);
  /** The key, shown when the browser refuses the clipboard, so that it can be copied by hand. */
  const [shown, setShown] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function copy(password: string): Promise<void> {
    const secrets = await api.apiConfigs.reveal({ id: config.id, password });
    setIdentity(null);
    if (await copyText(secrets[kind])) toast({ tone: 'success', text: copied });
    else setShown(secrets[kind]);
  }
  const first = useMutation({
    mutationFn: () => copy(''),
    onError: (fault) => {
      const hasPassword = passwordWouldDo(fault);
      if (hasPassword !== null) setIdentity({ hasPassword });
      else toast({ tone: 'error', text: errorText(fault, messages.apiConfigs.revealFailed) });
    },
  });
  return (
    <>
      <IconButton
        label={`${label}: ${config.name}`}
        icon={first.isPending ? <span className="spinner" /> : <Copy />}
        aria-busy={first.isPending || undefined}
        onClick={() => !first.isPending && first.mutate()}
      />
      {identity && (
        <IdentityDialog
          hasPassword={identity.hasPassword}
          send={copy}
          onClose={() => setIdentity(null)}
          onPasswordless={() => setIdentity({ hasPassword: false })}
        />
      )}
      {shown !== null && (
        <Dialog
          open
          onOpenChange={() => setShown(null)}
          title="Panoya yazılamadı"
          description="Tarayıcınız kopyalamaya izin vermedi. Aşağıdan seçip kendiniz kopyalayabilirsiniz."
          initialFocus={field}
          actions={<Button onClick={() => setShown(null)}>Kapat</Button>}
        >
          <TextField
            ref={field}
            label={config.name}
            readOnly
            value={shown}
            onFocus={(event) => event.target.select()}
          />
        </Dialog>
      )}
    </>
  );
}
