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

/** Time to read the result before the redirect, ms. */
const readingMs = 4_000;

interface Done {
  title: string;
  text: string;
}

/** A link that has not been refused yet. */
export interface OpenLink {
  secret: string;
  /** Shows that the link is invalid instead of the form when the error is LINK_INVALID. */
  onError: (error: unknown) => void;
}

/** The texts of the form when the link needs the account's password. */
interface PasswordQuestion {
  lead: string;
  submitText: string;
  /** An alternative to the password, below the form. */
  otherwise?: (link: OpenLink) => ReactNode;
}

/**
 * A page that confirms a mailed link and shows the result: at once, or after a button (`ask`) for changes that a mail
 * program which opens every link must not make. Without the account's session the server may require its password.
 */
export function ConfirmedLinkPage(props: {
  title: string;
  lead: string;
  waiting: string;
  confirm: (secret: string, password?: string) => Promise<Done>;
  question: PasswordQuestion;
  /** The text of the button before the confirmation; without it the link is confirmed at once. */
  ask?: string;
  /** Whether a signed-in person is redirected to the panel afterwards. */
  returns?: boolean;
  /** The link to request a new mail. */
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
