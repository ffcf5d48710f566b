import { Link2Off } from 'lucide-react';
import type { AdminMessage } from '#contract/admin-messages.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TwoStepButton } from '#web/ui/two-step-button.tsx';
import type { MessagePanelState } from './use-message-panel.ts';

/** Revokes the mailed links of a conversation. */
export function LinkForm({ of, state: { revoke, busy } }: { of: AdminMessage; state: MessagePanelState }) {
  if (of.openLinks === 0) return null;
  return (
    <section aria-labelledby="baglantilar" className="grid justify-items-start gap-2">
      <h3 id="baglantilar" className="text-lg">
        Yazışma bağlantıları
      </h3>
      <p className="text-sm text-ink-soft">
        {`Postayla giden ${of.openLinks} bağlantı bu yazışmayı giriş yapmadan açıyor. Posta yanlış ellere geçtiyse iptal edin; sonraki yanıtınızla yenisi gider.`}
      </p>
      {revoke.error && (
        <Banner tone="error">{errorText(revoke.error, messages.adminMessages.revokeFailed)}</Banner>
      )}
      <TwoStepButton
        label="Bağlantıları iptal et"
        armedLabel="Evet, iptal et"
        name="Bağlantıları iptal et"
        armedName="Evet, iptal et. Postayla giden bağlantılar açılmaz olur; onaylamak için yeniden basın"
        icon={<Link2Off aria-hidden="true" />}
        loading={revoke.isPending}
        loadingText="İptal ediliyor…"
        disabled={busy}
        onConfirm={() => revoke.mutate()}
      />
    </section>
  );
}
