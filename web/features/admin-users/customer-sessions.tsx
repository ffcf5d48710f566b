import { useState } from 'react';
import type { Customer } from '#contract/admin-users.ts';
import { relativeTime } from '#domain/time/time.ts';
import { deviceName } from '#web/features/security/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import type { Change } from './changes.ts';
import { CustomerSection } from './customer-section.tsx';

/** A person's open sessions, each with a way to end it. */
export function CustomerSessions({ customer: { user, sessions } }: { customer: Customer }) {
  const { viewer } = useSession();
  const [question, setQuestion] = useState<{ key: string; change: Change } | null>(null);
  const [open, setOpen] = useState(false);
  const isOwn = user.id === viewer?.id;
  const ask = (change: Change) => () => {
    setQuestion({ key: crypto.randomUUID(), change });
    setOpen(true);
  };
  return (
    <CustomerSection
      title="Oturumlar"
      aside={
        !isOwn && sessions.length > 1 && <Button onClick={ask({ what: 'sessions' })}>Hepsini kapat</Button>
      }
    >
      {sessions.length === 0 ? (
        <p className="text-ink-soft">Açık oturumu yok.</p>
      ) : (
        <ul>
          {sessions.map((session) => {
            const device = deviceName(session.userAgent);
            return (
              <li
                key={session.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5 text-sm"
              >
                <span className="grid">
                  <span className="font-semibold">{device}</span>
                  <span className="text-ink-soft">
                    Giriş: {relativeTime(session.createdAt)} · Son kullanım:{' '}
                    {relativeTime(session.lastUsedAt)}
                  </span>
                </span>
                {!isOwn && (
                  <Button
                    aria-label={`${device}: oturumu kapat`}
                    onClick={ask({ what: 'session', sessionId: session.id, device })}
                  >
                    Oturumu kapat
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {question && (
        <ChangeDialog
          key={question.key}
          user={user}
          change={question.change}
          idempotencyKey={question.key}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </CustomerSection>
  );
}
