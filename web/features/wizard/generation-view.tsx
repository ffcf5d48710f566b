import { type RefObject, useEffect, useRef } from 'react';
import {
  type Fault,
  formatFailureCharge,
  formatReceipt,
  isBusy,
  textOf,
  UnclearIdeaNote,
} from '#web/features/generation/index.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AgeDeclaration } from './age-declaration.tsx';
import { ManuscriptText } from './manuscript-text.tsx';
import type { Wizard } from './use-wizard.ts';

/** A growing text is followed while the reader is this near to its end, px. */
const nearEnd = 96;

/** Scrolls to the end of a growing text unless the reader has scrolled up. */
function useFollowEnd(body: RefObject<HTMLElement | null>, text: string): void {
  const follows = useRef(true);
  useEffect(() => {
    const area = body.current;
    if (!area) return;
    const look = () => {
      follows.current = area.scrollHeight - area.scrollTop - area.clientHeight < nearEnd;
    };
    area.addEventListener('scroll', look, { passive: true });
    return () => area.removeEventListener('scroll', look);
  }, [body]);
  useEffect(() => {
    const area = body.current;
    if (area && text !== '' && follows.current) area.scrollTop = area.scrollHeight;
  }, [body, text]);
}

/** The server's messages about single fields of a refused request. */
function issuesOf({ data }: Fault): string[] {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return [];
  const texts = data.issues.map((issue: { message?: unknown }) => issue?.message);
  return [...new Set(texts.filter((text) => typeof text === 'string'))];
}

const needsPro = ['CHAPTERS_NEED_PRO', 'ADULT_PLAN_REQUIRED'];
const needsAccount = ['CHAPTERS_NEED_ACCOUNT', 'GUEST_TRIAL_USED_UP', 'GUEST_IDEA_TOO_LONG'];

/** Why there is no text, with the action that helps. */
function ErrorNote({ fault, onFind, onRetry }: { fault: Fault; onFind: () => void; onRetry: () => void }) {
  const { code, message, charge } = fault;
  const issues = issuesOf(fault).filter((issue) => issue !== message);
  const action =
    code === 'CHAPTER_TAKEN' ? (
      <Button onClick={onFind}>Yazılan bölümü göster</Button>
    ) : needsPro.includes(code) ? (
      <ButtonLink to={pricingPath}>Pro Üyelik Hakkında Bilgi Al</ButtonLink>
    ) : needsAccount.includes(code) ? (
      <ButtonLink to="/kayit?next=%2Feditor">Kayıt ol</ButtonLink>
    ) : null;
  return (
    <div className="grid gap-4">
      {/* Used-up daily tokens are no error; the time of the refill is shown beside the buttons. */}
      {code === 'AI_IDEA_UNCLEAR' ? (
        <UnclearIdeaNote message={message} />
      ) : code === 'TOO_FEW_TOKENS' ? (
        <Banner tone="info" title={message} />
      ) : (
        <Banner tone="error" title="Hata Oluştu" action={action}>
          <p>{message}</p>
          {charge && <p>{formatFailureCharge(charge)}</p>}
          {issues.map((issue) => (
            <p key={issue}>{issue}</p>
          ))}
        </Banner>
      )}
      <p className="text-sm text-ink-soft">
        Seçimleriniz ve yanıtlarınız duruyor; yeniden yazmanız gerekmez.
      </p>
      {code === 'ADULT_DECLARATION_REQUIRED' && <AgeDeclaration onDeclared={onRetry} />}
    </div>
  );
}

/** The chapter while it is written, or its error. */
export function GenerationView({
  wizard: { generation, retry, find },
  body,
}: {
  wizard: Wizard;
  body: RefObject<HTMLElement | null>;
}) {
  const text = textOf(generation);
  useFollowEnd(body, text);
  if (generation.phase === 'failed') {
    return <ErrorNote fault={generation.fault} onFind={find} onRetry={retry} />;
  }
  if (generation.phase === 'done' && text.trim() === '') {
    const { receipt } = generation.generation;
    return (
      <Banner tone="info" title="Yazmaya başlamadan durduruldu">
        Bu bölüm için metin yok, sihirbaz hakkınız da harcanmadı. Seçimleriniz duruyor.
        {receipt && receipt.cost > 0 && <p>Akan sözcükler için {formatReceipt(receipt)}.</p>}
      </Banner>
    );
  }
  return (
    <div aria-busy={isBusy(generation)} className="mx-auto grid w-full max-w-prose gap-5">
      {text === '' && (
        <div aria-hidden="true" className="grid gap-4 py-1">
          {['w-full', 'w-11/12', 'w-4/5'].map((width) => (
            <div key={width} className={`h-4 animate-pulse rounded-sm bg-well ${width}`} />
          ))}
        </div>
      )}
      <ManuscriptText text={text} />
    </div>
  );
}
