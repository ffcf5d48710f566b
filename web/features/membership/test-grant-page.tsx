import { useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { Banner } from '#web/ui/banner.tsx';
import { BridgePage } from './bridge-page.tsx';
import { UsernameForm } from './username-form.tsx';

interface Outcome {
  ok: boolean;
  text: string;
}

const failure = (reason: string | null): Outcome => ({
  ok: false,
  text: `${messages.membership.testFailed}${reason ?? messages.membership.unknownFault}`,
});

/** The text of an error: the server's, or that it could not be reached (docs/product/membership.md). */
function outcomeOfError(error: unknown): Outcome {
  const answered = error instanceof ApiError && error.status > 0 && error.status < 500;
  if (!answered) return { ok: false, text: messages.membership.testServerFault };
  return failure(error.message || null);
}

/** The page /test-grant, which grants a membership without a payment in development and for administrators. */
export function TestGrantPage() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send(username: string): Promise<string | null> {
    try {
      const { ok, err, new_expiry } = await api.membership.testGrant({ username });
      if (!ok) setOutcome(failure(err));
      else {
        const until = new_expiry === null ? '' : ` Bitiş tarihi: ${formatDay(new_expiry)}.`;
        setOutcome({ ok: true, text: `${messages.membership.granted}${until}` });
      }
    } catch (error) {
      setOutcome(outcomeOfError(error));
    }
    return null;
  }

  return (
    <BridgePage
      title="Üyelik testi"
      lead="Ödeme almadan üyelik tanımlar: üyelik hizmetinin çalıştığını görmek için, yalnızca geliştirmede ve yöneticiler içindir."
    >
      <UsernameForm
        emptyText={messages.membership.testUsernameRequired}
        submitText="Üyelik Test Et"
        workingText="Deneniyor…"
        send={send}
        onFresh={() => setOutcome(null)}
        notice={outcome && <Banner tone={outcome.ok ? 'success' : 'error'}>{outcome.text}</Banner>}
      />
    </BridgePage>
  );
}
