import { useState } from 'react';
import type { ApiConfig } from '#contract/api-configs.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConfigForm } from './config-form.tsx';

/** The form in a dialog; asks before it discards typed values. */
export function ConfigDialog({ config, onClose }: { config: ApiConfig | null; onClose: () => void }) {
  const [typed, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => (typed ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && leave()}
        title={config ? 'API yapılandırmasını düzenle' : 'Yeni API yapılandırması'}
        description="Anahtarlar güvenli biçimde, şifrelenmiş olarak saklanır; listede yalnızca ilk ve son dört karakterleri görünür."
      >
        <ConfigForm config={config} onTyped={setTyped} onCancel={leave} onDone={onClose} />
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Yazdıklarınız silinsin mi?"
        confirmText="Kaydetmeden çık"
        cancelText="Düzenlemeye dön"
        onConfirm={onClose}
      >
        <p>Bu formdaki değişiklikler henüz kaydedilmedi.</p>
      </ConfirmDialog>
    </>
  );
}
