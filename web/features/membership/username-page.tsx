import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paidDays } from '#domain/billing/plan-orders.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BridgePage } from './bridge-page.tsx';
import { serverFaultText } from './fault-text.ts';
import { saveUsername } from './saved-payment.ts';
import { UsernameForm } from './username-form.tsx';

/** The page /odeme-yap, which asks for the username to pay for (docs/product/membership.md). */
export function UsernamePage() {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);

  async function send(username: string): Promise<string | null> {
    try {
      const { ok, recipient } = await api.membership.validate({ username });
      if (!ok) return messages.membership.userNotFound;
      saveUsername(username, recipient);
      await navigate('/odeme-bekleniyor');
    } catch (error) {
      setFault(serverFaultText(error, errorText(error)));
    }
    return null;
  }

  return (
    <BridgePage
      title="Üyelik ödemesi"
      lead={`Giriş yapmadan ${paidDays} günlük Profesyonel üyelik alın ya da var olan üyeliğinizi ${paidDays} gün uzatın.`}
    >
      <UsernameForm
        emptyText={messages.membership.usernameRequired}
        submitText="Devam Et"
        workingText="Denetleniyor…"
        send={send}
        onFresh={() => setFault(null)}
        notice={fault !== null && <Banner tone="error">{fault}</Banner>}
      />
      <p className="text-sm text-ink-soft">
        Hesabınız yok mu? <TextLink to="/kayit">Ücretsiz kayıt olun</TextLink>. Yayıncı planındaki hesaplar bu
        ödemeyle uzatılmaz; onlar için <TextLink to="/iletisim?konu=billing">bize yazın</TextLink>.
      </p>
    </BridgePage>
  );
}
