import type { RefObject } from 'react';
import { openingTokensText } from '#domain/billing/welcome-gift.ts';
import { messages } from '#domain/messages/index.ts';
import { useCatalogue, useSiteOffers } from '#web/lib/site-offers.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const toEditor = encodeURIComponent('/editor');

/** Shows the options after the trial is used up (docs/product/pages.md). */
export function OutOfTokensPanel({
  onLeave,
  panelRef,
}: {
  /** Called before leaving, so that the idea is saved for the next page. */
  onLeave: () => void;
  panelRef: RefObject<HTMLElement | null>;
}) {
  const { free } = useCatalogue();
  return (
    <section
      ref={panelRef}
      tabIndex={-1}
      aria-labelledby="deneme-bitti"
      className="scroll-mt-24 outline-offset-4"
    >
      <Card tone="accent" padding="lg" className="grid gap-4">
        <h2 id="deneme-bitti" className="text-2xl">
          {messages.generation.guestTrialUsedUp}
        </h2>
        <p className="max-w-prose">
          Ücretsiz bir hesapla {free.dailyTokens.toLocaleString('tr-TR')} token ile kaldığınız yerden devam
          edin; fikriniz sizinle editöre gelir.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/kayit?next=${toEditor}`} variant="primary" onClick={onLeave}>
            Kayıt ol
          </ButtonLink>
          <ButtonLink to={`/giris?next=${toEditor}`} onClick={onLeave}>
            Giriş yap
          </ButtonLink>
        </div>
      </Card>
    </section>
  );
}

/** Invites a guest after the first result to keep all texts in an account. */
export function AccountInvitation({
  textId,
  textCount,
}: {
  /** The text in the result panel, which becomes a story of the account. */
  textId: string;
  /** All texts of this visitor. */
  textCount: number;
}) {
  const { welcomeTokens, plans } = useSiteOffers();
  const next = encodeURIComponent(`/editor?hikaye=${textId}`);
  return (
    <section aria-labelledby="hesap-daveti">
      <Card tone="accent" padding="lg" className="grid gap-4">
        <h2 id="hesap-daveti" className="text-2xl">
          Bu hikâye burada kalmasın
        </h2>
        <p>Ücretsiz hesap açın, kaldığınız yerden devam edin:</p>
        <ul className="grid max-w-prose list-disc gap-1 pl-5 marker:text-accent">
          <li>
            {textCount > 1
              ? `Yazdığınız ${textCount} hikâyenin hepsi hesabınıza taslak olarak taşınır; bu hikâye editörde açılır.`
              : 'Yazdığınız hikâye hesabınıza taşınır ve editörde açılır.'}
          </li>
          <li>Fikri ve türü de onunla gelir.</li>
          <li>
            {openingTokensText(plans.free.dailyTokens, welcomeTokens)}; deneme hakkınızdan harcadığınız bundan
            düşülmez.
          </li>
        </ul>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/kayit?next=${next}`} variant="primary">
            Ücretsiz hesap aç
          </ButtonLink>
          <ButtonLink to={`/giris?next=${next}`}>Hesabım var</ButtonLink>
        </div>
      </Card>
    </section>
  );
}
