import { useEffect, useRef } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { contactStatuses } from '#domain/account/contact.ts';
import { useBrand } from '#web/lib/brand.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { AnswerForm, type SendAnswer } from './answer-form.tsx';

const closed: ReadonlySet<Conversation['status']> = new Set(['resolved', 'closed']);

/** A conversation with support for its sender: its turns, and a form to go on. */
export function ConversationView({
  conversation,
  send,
  onAnswered,
}: {
  conversation: Conversation;
  send: SendAnswer;
  onAnswered: (newer: Conversation) => void;
}) {
  const brand = useBrand();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { subject, status, reference, turns } = conversation;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-3xl wrap-anywhere outline-none">
          <bdi>{subject}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          <Badge tone={closed.has(status) ? 'success' : 'neutral'}>
            {status === 'new' ? 'Yanıt bekliyor' : contactStatuses[status]}
          </Badge>
          <span>
            Başvuru numarası: <span className="tabular-nums">{reference}</span>
          </span>
        </p>
      </div>
      <ol aria-label="Yazışma" className="grid gap-4">
        {turns.map((turn) => (
          <li
            key={turn.id}
            className={classes(
              'grid gap-1.5 rounded-lg border border-line p-4',
              turn.side === 'support' ? 'bg-sheet' : 'bg-well',
            )}
          >
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
              <span className="font-semibold text-ink">
                {turn.side === 'support' ? `${brand.name} Destek` : 'Siz'}
              </span>
              {formatDayAndTime(turn.createdAt)}
            </p>
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {turn.body}
            </p>
          </li>
        ))}
      </ol>
      <AnswerForm closed={closed.has(status)} send={send} onAnswered={onAnswered} />
    </div>
  );
}
