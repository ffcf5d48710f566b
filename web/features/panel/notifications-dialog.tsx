import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { NotificationPreferences } from '#contract/profile.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ownNotifications } from './panel-queries.ts';
import { SettingsDialog, type SettingsDialogProps } from './settings-dialog.tsx';

type Wish = 'membershipReminders' | 'weeklySummary' | 'productNews';

function WishRow({
  label,
  children,
  checked,
  onChange,
}: {
  label: string;
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="relative flex min-h-target items-start gap-3 rounded-md border border-line px-4 py-3 has-checked:border-ink has-checked:bg-well">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={`${id}-note`}
        className="mt-1 size-5 shrink-0 accent-(--accent)"
      />
      <div className="grid gap-0.5">
        <label htmlFor={id} className="text-sm font-semibold after:absolute after:inset-0">
          {label}
        </label>
        <div id={`${id}-note`} className="text-sm text-ink-soft">
          {children}
        </div>
      </div>
    </div>
  );
}

function Wishes({ saved }: { saved: NotificationPreferences }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (wish: Partial<Record<Wish, boolean>>) => api.profile.updateNotifications(wish),
    onSuccess: (answer) => client.setQueryData(ownNotifications().queryKey, answer),
    scope: { id: 'notification-preferences' },
  });
  const shown = { ...saved, ...(change.isPending && change.variables) };
  const row = (wish: Wish) => ({
    checked: shown[wish],
    onChange: (checked: boolean) => change.mutate({ [wish]: checked }),
  });
  return (
    <div className="grid gap-3">
      {saved.addressRefused && (
        <Banner
          tone="accent"
          title="Adresinize posta ulaşmıyor"
          action={<ButtonLink to="/guvenlik">Adresi değiştir</ButtonLink>}
        >
          Son gönderdiğimiz posta geri döndü; özet ve haberleri durdurduk. Adresiniz doğruysa çıkış yapıp
          e-postanıza gelen kodla girin: kod ulaşınca yeniden gönderilir.
        </Banner>
      )}
      <WishRow label="Üyelik hatırlatmaları" {...row('membershipReminders')}>
        Ücretli planınız bitmeden üç gün önce bir hatırlatma.
      </WishRow>
      <WishRow label="Haftalık yazma özeti" {...row('weeklySummary')}>
        Pazartesi sabahı, geçen haftanın sözcükleri, hikâyelerinizin adları ve kaldığınız yer. Boş geçen
        haftalarda gönderilmez; hikâyelerinizin metni postaya girmez.
      </WishRow>
      <WishRow label="Ürün haberleri ve kampanyalar" {...row('productNews')}>
        <p>
          Yenilikleri ve indirimleri anlatan ticari elektronik iletileri e-postayla almayı kabul ediyorum.
          Onayınızı buradan ya da postadaki bağlantıyla dilediğiniz an geri alabilirsiniz.
        </p>
        {shown.productNews && saved.productNewsConsentedAt && (
          <p className="text-ink tabular-nums">
            Onay verdiğiniz an: {formatDayAndTime(saved.productNewsConsentedAt)}
          </p>
        )}
      </WishRow>
      <p role="status" className="min-h-6 text-sm font-medium text-success">
        {change.isSuccess && 'Tercihiniz kaydedildi.'}
      </p>
      {change.error && (
        <Banner tone="error">{errorText(change.error, messages.profile.preferencesSaveFailed)}</Banner>
      )}
    </div>
  );
}

/** The mail settings; each choice is saved immediately. */
export function NotificationsDialog({ open, onOpenChange }: SettingsDialogProps) {
  const query = useQuery({ ...ownNotifications(), enabled: open });
  return (
    <SettingsDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Bildirim tercihleri"
      description="Hangi e-postaları almak istediğinizi seçin."
      query={query}
      loadingText="Bildirim tercihleri yükleniyor…"
      loadFailedText={messages.profile.preferencesLoadFailed}
    >
      {(saved) => <Wishes saved={saved} />}
    </SettingsDialog>
  );
}
