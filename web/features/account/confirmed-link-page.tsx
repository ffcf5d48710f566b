import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#domain/messages.ts';
import { rereadSession, useSession } from '#web/features/session/index.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { LinkPasswordForm } from './link-password-form.tsx';
import { useLinkSecret } from './use-link-secret.ts';

/** What was done is read in this time before the page leads on, ms. */
const readingMs = 1_500;

interface Done {
  title: string;
  text: string;
}

/** What the page says where the link needs the account's password. */
interface PasswordQuestion {
  lead: string;
  submitText: string;
  /** Another way than the password, beneath the form; the link is still good. */
  otherwise?: (secret: string) => ReactNode;
}

/**
 * A page that takes its mailed link and says how that went: at once, or, where it moves something that a mail program
 * which opens every link must not move, at the press of a button. In a browser without the account's session it asks for
 * the account's password.
 */
export function ConfirmedLinkPage(props: {
  title: string;
  lead: string;
  waiting: string;
  confirm: (secret: string, password?: string) => Promise<Done>;
  question: PasswordQuestion;
  /** What is asked for before, as the button says it; left out where the link is taken at once. */
  ask?: string;
  /** Whether somebody who is signed in here is led on to the panel by itself. */
  returns?: boolean;
  /** Where to ask for another link. */
  again: ReactNode;
}) {
  const { title, lead, waiting, confirm, question, ask, returns, again } = props;
  const secret = useLinkSecret();
  const [done, setDone] = useState<Done | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [asksPassword, setAsksPassword] = useState(false);
  const [agreed, setAgreed] = useState(ask === undefined);
  const { viewer } = useSession();
  const navigate = useNavigate();
  const begun = useRef(false);

  const finish = useCallback((answer: Done) => {
    setDone(answer);
    void rereadSession();
  }, []);
  useEffect(() => {
    if (secret === '') return setFault(messages.account.linkInvalid);
    if (secret === null || !agreed || begun.current) return;
    begun.current = true;
    confirm(secret).then(finish, (error: unknown) => {
      if (error instanceof ApiError && error.code === 'PASSWORD_REQUIRED') setAsksPassword(true);
      else setFault(errorText(error));
    });
  }, [secret, agreed, confirm, finish]);

  const leadsOn = done !== null && returns === true && viewer !== null;
  useEffect(() => {
    if (!leadsOn) return;
    const timer = setTimeout(() => void navigate('/panel', { replace: true }), readingMs);
    return () => clearTimeout(timer);
  }, [leadsOn, navigate]);

  return (
    <AccountPage title={title} lead={done || fault ? undefined : asksPassword ? question.lead : lead}>
      {done ? (
        <Banner
          tone="success"
          title={done.title}
          action={
            <ButtonLink to={viewer ? '/panel' : '/giris'} variant="primary">
              {viewer ? 'Panele git' : 'Giriş yap'}
            </ButtonLink>
          }
        >
          {done.text}
        </Banner>
      ) : fault ? (
        <Banner tone="error" action={again}>
          {fault}
        </Banner>
      ) : asksPassword && secret ? (
        <LinkPasswordForm
          send={(password) => confirm(secret, password)}
          submitText={question.submitText}
          onDone={finish}
        >
          {question.otherwise?.(secret)}
        </LinkPasswordForm>
      ) : !agreed ? (
        <Button variant="primary" fullWidth onClick={() => setAgreed(true)}>
          {ask}
        </Button>
      ) : (
        <p role="status" className="flex items-center gap-3">
          <span className="spinner" aria-hidden="true" />
          {waiting}
        </p>
      )}
    </AccountPage>
  );
}
