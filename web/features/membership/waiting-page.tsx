import { ExternalLink } from 'lucide-react';
import { type ReactNode, type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatAmount } from '#domain/billing/money.ts';
import { paidDays } from '#domain/billing/plan-orders.ts';
import {
  Acceptances,
  type Accepted,
  acceptanceFaults,
  clearFieldErrors,
  nothingAccepted,
  useSalesDocuments,
} from '#web/features/checkout/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { useCatalogue } from '#web/lib/site-offers.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BridgePage } from './bridge-page.tsx';
import { serverFaultText } from './fault-text.ts';
import { openWaitingTab } from './open-payment.ts';
import { readSavedPayment, type SavedPayment, savePayment } from './saved-payment.ts';
import { usePaymentWait } from './use-payment-wait.ts';

const clock = (seconds: number) =>
  `${Math.floor(Math.ceil(seconds) / 60)}:${String(Math.ceil(seconds) % 60).padStart(2, '0')}`;

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

function Step({ number, title, children, ref }: StepProps) {
  return (
    <li ref={ref} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-accent-wash font-semibold text-accent tabular-nums"
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-2 pt-1">
        <h2 className="font-sans text-base font-semibold">{title}</h2>
        {children}
      </div>
    </li>
  );
}

/** Who gets the membership, masked, so that the payer notices a wrong username before paying. */
function RecipientNote({ payment, priceKurus }: { payment: SavedPayment; priceKurus: number }) {
  const { username, recipient } = payment;
  return (
    <section aria-label="Üyeliği alacak hesap" className="grid gap-1 rounded-md bg-well p-4 text-sm">
      <p>
        <strong className="font-semibold">{username}</strong> için {paidDays} günlük Profesyonel üyelik:{' '}
        <strong className="font-semibold">{formatAmount(priceKurus)}</strong>
      </p>
      {recipient && (
        <p className="wrap-anywhere text-ink-soft">
          Hesabın sahibi: {recipient.name} ({recipient.email}). Tanıdığınız kişi değilse ödemeyin.
        </p>
      )}
      <p>
        <TextLink to="/odeme-yap">Kullanıcı adını değiştir</TextLink>
      </p>
    </section>
  );
}

function Steps({ saved }: { saved: SavedPayment }) {
  const navigate = useNavigate();
  const rendered = useCatalogue();
  const [pro, setPro] = useState(rendered.pro);
  const [payment, setPayment] = useState(saved);
  const [fault, setFault] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const [accepted, setAccepted] = useState<Accepted>(nothingAccepted);
  const [faults, setFaults] = useState<ReturnType<typeof acceptanceFaults>>({});
  const documents = useSalesDocuments('link', pro);
  const step = useRef<HTMLLIElement>(null);
  const shownAt = useMemo(() => new Date(), []);
  const underWay = useRef(false);
  const goOn = useCallback(() => void navigate('/odeme-basarili'), [navigate]);
  const secondsLeft = usePaymentWait(payment, goOn);
  const opened = payment.openedAt !== null;

  /** Fetches changed documents and the price they name, which must be accepted again; returns the error to show. */
  async function renewDocuments(error: unknown): Promise<unknown> {
    if (!(error instanceof ApiError) || error.code !== 'DOCUMENTS_CHANGED') return error;
    try {
      await documents.renew();
      setPro((await api.site.status({})).plans.pro);
      setAccepted(nothingAccepted);
      return error;
    } catch (unread) {
      return unread;
    }
  }

  async function start() {
    if (underWay.current) return;
    setFault(null);
    const errors = acceptanceFaults(accepted);
    setFaults(errors);
    const [first] = Object.keys(errors);
    if (first) return step.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    underWay.current = true;
    setStarting(true);
    const tab = openWaitingTab();
    try {
      const { username, recipient, key } = payment;
      const { url, reference } = await api.membership.startPayment({
        username,
        key,
        documentsVersion: documents.version,
        preInformationAccepted: true,
        contractAccepted: true,
        withdrawalWaived: true,
      });
      const started: SavedPayment = { username, recipient, key, reference, url, openedAt: Date.now() };
      savePayment(started);
      if (!tab) return window.location.assign(url);
      // If the tab was closed meanwhile, the button stays enabled for another try.
      if (tab.lead(url)) setPayment(started);
    } catch (error) {
      tab?.close();
      const shown = await renewDocuments(error);
      setFault(serverFaultText(shown, errorText(shown)));
    } finally {
      underWay.current = false;
      setStarting(false);
    }
  }

  return (
    <>
      {fault !== null && <Banner tone="error">{fault}</Banner>}
      <RecipientNote payment={payment} priceKurus={pro.monthlyPriceKurus ?? 0} />
      <ol className="grid gap-6">
        <Step ref={step} number={1} title="Ödemeyi başlatın">
          <p className="text-sm text-ink-soft">
            {opened
              ? 'Kartla ödeme sayfası açıldı; ödemeyi orada tamamlayın.'
              : 'Metinleri okuyup onaylayın; kartla ödeme sayfası yeni bir sekmede açılır.'}
          </p>
          {!opened && (
            <Acceptances
              documents={documents.shown({
                buyer: { username: payment.username },
                terms: pro,
                priceKurus: pro.monthlyPriceKurus ?? 0,
                days: paidDays,
                date: shownAt,
              })}
              accepted={accepted}
              onChange={(change) => {
                setAccepted((current) => ({ ...current, ...change }));
                setFaults((current) => clearFieldErrors(current, change));
              }}
              faults={faults}
            />
          )}
          <Button
            variant={opened ? 'secondary' : 'primary'}
            fullWidth
            icon={<ExternalLink />}
            disabled={opened}
            loading={starting}
            loadingText="Hazırlanıyor…"
            onClick={() => void start()}
          >
            {opened ? 'Ödeme Sekmesi Açıldı' : 'Ödemeyi Başlat'}
          </Button>
          {opened && payment.url !== null && (
            <p className="text-sm text-ink-soft">
              Sekme kapandıysa{' '}
              <a
                href={payment.url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
              >
                ödeme sayfasını yeniden açın
              </a>
              .
            </p>
          )}
        </Step>
        <Step number={2} title="Ödeyin ve sekmeyi kapatın">
          <p className="text-sm text-ink-soft">Ödeme tamamlanınca o sekmeyi kapatıp bu sayfaya dönün.</p>
        </Step>
        <Step number={3} title="Tamamladığınızı bildirin">
          <p className="text-sm text-ink-soft">
            Üyeliğiniz, bildirim gelince ya da bu düğmeye bastığınızda tanımlanır.
          </p>
          <Button variant={opened ? 'primary' : 'secondary'} fullWidth onClick={goOn}>
            Ödemeyi Tamamladım
          </Button>
        </Step>
      </ol>
      <p role="status" className="sr-only">
        {opened && 'Ödeme sekmesi açıldı. Ödemenin bildirimi gelince bu sayfa kendiliğinden ilerler.'}
      </p>
      {secondsLeft !== null && <WaitNote secondsLeft={secondsLeft} />}
    </>
  );
}

/** The countdown; at its end the page goes on asking, and says what else the payer can do. */
function WaitNote({ secondsLeft }: { secondsLeft: number }) {
  if (secondsLeft === 0) {
    return (
      <p role="status" className="text-sm text-ink-soft">
        Ödemenizin bildirimi henüz gelmedi. Sayfa sormayı sürdürüyor ve bildirim gelince kendiliğinden
        ilerliyor. Ödemeyi bitirdiyseniz “Ödemeyi Tamamladım” düğmesine de basabilirsiniz.
      </p>
    );
  }
  return (
    <p className="text-sm text-ink-soft">
      Ödemenin bildirimi gelince bu sayfa kendiliğinden ilerler. Beklenen süre:{' '}
      <span role="timer" aria-label="Kalan süre" className="font-semibold text-ink tabular-nums">
        {clock(secondsLeft)}
      </span>
    </p>
  );
}

/** The page /odeme-bekleniyor, with the three steps of a link payment (docs/product/membership.md). */
export function WaitingPage() {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<SavedPayment | null>(null);
  useEffect(() => {
    const found = readSavedPayment();
    if (found) setSaved(found);
    else void navigate('/odeme-yap', { replace: true });
  }, [navigate]);
  return (
    <BridgePage wide title="Ödemeniz bekleniyor" lead="Üç adımda üyeliğiniz tanımlanır.">
      {saved ? (
        <Steps saved={saved} />
      ) : (
        <p role="status" className="flex items-center gap-3">
          <span className="spinner" aria-hidden="true" />
          Yükleniyor…
        </p>
      )}
    </BridgePage>
  );
}
