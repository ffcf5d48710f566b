import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { rereadSession } from '#web/features/session/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { useLinkSecret } from './use-link-secret.ts';

interface Done {
  title: string;
  text: string;
}

/** A page that takes its mailed link at once and says how that went. */
export function ConfirmedLinkPage(props: {
  title: string;
  lead: string;
  waiting: string;
  confirm: (secret: string) => Promise<Done>;
  /** Where to ask for another link. */
  again: ReactNode;
}) {
  const { title, lead, waiting, confirm, again } = props;
  const secret = useLinkSecret();
  const [done, setDone] = useState<Done | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (secret === null || begun.current) return;
    begun.current = true;
    if (secret === '') return setFault(messages.account.linkInvalid);
    confirm(secret).then(
      (answer) => {
        setDone(answer);
        void rereadSession();
      },
      (error: unknown) => setFault(errorText(error)),
    );
  }, [secret, confirm]);

  return (
    <AccountPage title={title} lead={lead}>
      {done ? (
        <Banner
          tone="success"
          title={done.title}
          action={
            <ButtonLink to="/panel" variant="primary">
              Panele git
            </ButtonLink>
          }
        >
          {done.text}
        </Banner>
      ) : fault ? (
        <Banner tone="error" action={again}>
          {fault}
        </Banner>
      ) : (
        <p role="status" className="flex items-center gap-3">
          <span className="spinner" aria-hidden="true" />
          {waiting}
        </p>
      )}
    </AccountPage>
  );
}
