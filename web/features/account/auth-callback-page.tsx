import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Viewer } from '#contract/auth.ts';
import { messages } from '#domain/messages/index.ts';
import { safeNext, signedInAs } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type CallbackAnswer, readCallback } from './read-callback.ts';
import { SecondStepPage } from './second-step-page.tsx';

/** Time before the redirect after a success, ms (docs/product/accounts.md). */
const returnMs = 1_500;

type State =
  | { at: 'checking' }
  | { at: 'second-step'; next: string | null }
  | { at: 'done'; next: string }
  | { at: 'failed'; message: string };

function finish(answer: CallbackAnswer) {
  return 'code' in answer
    ? api.google.finish({ code: answer.code, state: answer.state, issuer: answer.issuer })
    : api.google.finishWithToken({ accessToken: answer.accessToken, state: answer.state });
}

/** The next page after a sign-in; an account without a username chooses one first (docs/product/accounts.md). */
const afterSignIn = (viewer: Viewer, next: string | null) => {
  const target = next === null ? '/' : safeNext(next);
  return viewer.username === null ? `/kullanici-adi?next=${encodeURIComponent(target)}` : target;
};

interface MessageProps {
  title: string;
  text: string;
  sign: ReactNode;
  passing?: boolean;
}

/** Shows `sign` above the title; a temporary state (`passing`) is announced to screen readers. */
function Message({ title, text, sign, passing = false }: MessageProps) {
  return (
    <div role={passing ? 'status' : undefined} className="grid justify-items-center gap-3 text-center">
      {sign}
      <h1 className="text-2xl">{title}</h1>
      <p className="text-ink-soft">{text}</p>
    </div>
  );
}

/** The page that Google redirects to: checks the answer and opens the next page (docs/product/accounts.md). */
export function AuthCallbackPage() {
  const [state, setState] = useState<State>({ at: 'checking' });
  const navigate = useNavigate();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const answer = readCallback(new URL(location.href));
    // The address contains a credential, which must not stay in the history.
    history.replaceState(history.state, '', location.pathname);
    if (answer === null) {
      console.info('No authentication data found in URL');
      return setState({ at: 'failed', message: messages.account.callbackFailed });
    }
    finish(answer).then(
      ({ viewer, next }) => {
        if (!viewer) return setState({ at: 'second-step', next });
        signedInAs(viewer);
        setState({ at: 'done', next: afterSignIn(viewer, next) });
      },
      (error: unknown) =>
        setState({ at: 'failed', message: errorText(error, messages.account.callbackFailed) }),
    );
  }, []);

  useEffect(() => {
    if (state.at !== 'done') return;
    const timer = setTimeout(() => void navigate(state.next, { replace: true }), returnMs);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  if (state.at === 'second-step') {
    return (
      <SecondStepPage
        onDone={(viewer) => {
          signedInAs(viewer);
          setState({ at: 'done', next: afterSignIn(viewer, state.next) });
        }}
        onBack={() => void navigate('/giris', { replace: true })}
      />
    );
  }
  return (
    <main className="grid min-h-dvh place-content-center gap-6 px-5">
      {state.at === 'checking' && (
        <Message
          title="Kimlik Doğrulanıyor"
          text="Birkaç saniye sürebilir."
          sign={<span className="spinner size-8" aria-hidden="true" />}
          passing
        />
      )}
      {state.at === 'done' && (
        <Message
          title="Kimlik Doğrulandı"
          text="Yönlendiriliyorsunuz…"
          sign={<CircleCheck className="size-8 text-success" aria-hidden="true" />}
          passing
        />
      )}
      {state.at === 'failed' && (
        <div role="alert" className="grid justify-items-center gap-6">
          <Message
            title="Kimlik Doğrulama Hatası"
            text={state.message}
            sign={<CircleAlert className="size-8 text-danger" aria-hidden="true" />}
          />
          <ButtonLink to="/giris" variant="primary">
            Girişe dön
          </ButtonLink>
        </div>
      )}
    </main>
  );
}
