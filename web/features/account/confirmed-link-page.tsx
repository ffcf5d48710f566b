import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#domain/messages/index.ts';
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

/** A link that is still good, as far as the page knows. */
export interface OpenLink {
  secret: string;
  /** Shows the end of the link instead of the form where an error says that it is no longer good. */
  onError: (error: unknown) => void;
}

/** What the page says where the link needs the account's password. */
interface PasswordQuestion {
  lead: string;
  submitText: string;
  /** Another way than the password, beneath the form; the link is still good. */
  otherwise?: (link: OpenLink) => ReactNode;
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

  const showDeadLink = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'LINK_INVALID') setFault(error.message);
  };
  async function confirmByPassword(link: string, password: string): Promise<Done> {
    try {
      return await confirm(link, password);
    } catch (error) {
      showDeadLink(error);
      throw error;
    }
  }

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
          send={(password) => confirmByPassword(secret, password)}
          submitText={question.submitText}
          onDone={finish}
        >
          {question.otherwise?.({ secret, onError: showDeadLink })}
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
