import { Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { contactLimits } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import { isVisible } from '#domain/text/visible-characters.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** Sends an answer; a repeat under the same id is one answer. */
export type SendAnswer = (answer: { answerId: string; body: string }) => Promise<Conversation>;

/** Writes in a conversation. The text stays when sending fails. */
export function AnswerForm({
  closed,
  send,
  onAnswered,
}: {
  /** Whether the conversation is resolved or closed; an answer opens it again. */
  closed: boolean;
  send: SendAnswer;
  onAnswered: (newer: Conversation) => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const attempt = useRef({ body: '', answerId: '' });
  const [body, setBody] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [missing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const issue = missing ? messages.contact.answerRequired : fieldIssues(error).body;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const empty = !isVisible(body);
    setMissing(empty);
    setError(null);
    setSent(false);
    if (empty) return area.current?.focus();
    if (attempt.current.body !== body) attempt.current = { body, answerId: crypto.randomUUID() };
    setSending(true);
    try {
      onAnswered(await send({ answerId: attempt.current.answerId, body }));
      attempt.current = { body: '', answerId: '' };
      setBody('');
      setSent(true);
    } catch (failure) {
      setError(failure);
      if (failure instanceof ApiError && failure.code === 'ANSWER_ALREADY_SENT') {
        attempt.current = { body: '', answerId: '' };
        onAnswered((failure.data as { current: Conversation }).current);
      }
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 border-t border-line pt-5"
    >
      <TextArea
        ref={area}
        label="Yanıtınız"
        hint={
          closed
            ? 'Bu konuşma kapandı; yazarsanız yeniden açılır.'
            : 'Ekleyecekleriniz varsa yazın; yanıtımız size posta olarak da gelir.'
        }
        error={issue}
        rows={5}
        grows
        maxLength={contactLimits.answer}
        value={body}
        onChange={({ target: { value } }) => {
          setMissing(false);
          setBody(value);
        }}
      />
      <div aria-live="polite" className="empty:hidden">
        {sent && <Banner tone="success">Yanıtınız bize ulaştı.</Banner>}
      </div>
      {error !== null && !issue && (
        <Banner tone="error" title={errorText(error, messages.contact.answerFailed)}>
          Yazdıklarınız burada duruyor.
        </Banner>
      )}
      <Button
        type="submit"
        variant="primary"
        icon={<Send aria-hidden="true" />}
        loading={sending}
        loadingText="Gönderiliyor…"
        className="justify-self-start"
      >
        Gönder
      </Button>
    </form>
  );
}
