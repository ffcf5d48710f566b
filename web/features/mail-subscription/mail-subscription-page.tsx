import { type ReactNode, useEffect, useState } from 'react';
import type { MailSubscription } from '#contract/mailings.ts';
import { messages } from '#domain/messages/index.ts';
import { AccountPage, useLinkSecret } from '#web/features/account/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';

const names = { product_news: 'ürün haberleri ve kampanyalar', weekly_summary: 'haftalık yazma özeti' };

function Loading() {
  return (
    <p role="status" className="flex items-center gap-3">
      <span className="spinner" aria-hidden="true" />
      Bağlantı okunuyor…
    </p>
  );
}

/** Asks before it leaves the list: programs that check mails open their links. */
function Leave({ of, onLeave, leaving }: { of: MailSubscription; onLeave: () => void; leaving: boolean }) {
  return (
    <>
      <p>
        <strong className="font-semibold wrap-anywhere">{of.email}</strong> adresine gönderdiğimiz{' '}
        {names[of.kind]} postaları artık gelmesin mi?
      </p>
      <Button variant="primary" fullWidth loading={leaving} loadingText="Kaydediliyor…" onClick={onLeave}>
        Artık göndermeyin
      </Button>
      <p className="text-sm text-ink-soft">
        Hesabınızla ve ödemelerinizle ilgili zorunlu postalar bundan etkilenmez.
      </p>
    </>
  );
}

function Left({ of }: { of: MailSubscription }) {
  return (
    <Banner
      tone="success"
      title="Tercihiniz kaydedildi"
      action={<ButtonLink to="/panel">Panele git</ButtonLink>}
    >
      {of.email} adresine {names[of.kind]} göndermeyeceğiz. İsterseniz panelinizdeki bildirim tercihlerinden
      yeniden açabilirsiniz.
    </Banner>
  );
}

/** The page of a mail's link out of its list, which needs no sign-in (docs/product/accounts.md). */
export function MailSubscriptionPage() {
  const token = useLinkSecret();
  const [subscription, setSubscription] = useState<MailSubscription | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (token === null) return;
    if (token === '') return setFault(messages.mailings.linkInvalid);
    api.mailings
      .subscription({ token })
      .then(setSubscription)
      .catch((error: unknown) => setFault(errorText(error)));
  }, [token]);

  async function leave() {
    if (!token || !subscription) return;
    setLeaving(true);
    setFault(null);
    try {
      await api.mailings.unsubscribe({ token });
      setSubscription({ ...subscription, subscribed: false });
    } catch (error) {
      setFault(errorText(error, messages.mailings.unsubscribeFailed));
    } finally {
      setLeaving(false);
    }
  }

  let content: ReactNode = fault === null ? <Loading /> : null;
  if (subscription) {
    content = subscription.subscribed ? (
      <Leave of={subscription} onLeave={() => void leave()} leaving={leaving} />
    ) : (
      <Left of={subscription} />
    );
  }
  return (
    <AccountPage title="E-posta tercihi">
      {fault !== null && <Banner tone="error">{fault}</Banner>}
      {content}
    </AccountPage>
  );
}
