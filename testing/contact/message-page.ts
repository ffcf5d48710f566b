import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AdminMessage, MessageSummary } from '#contract/admin-messages.ts';
import { type Client, createClient } from '../client.ts';
import { createContactMessage } from '../factories/contact-message.ts';
import { startTestApp } from '../harness.ts';

const adminEmail = 'yonetici@site.example';

/** The error of a refused call. */
export interface Fault {
  code: string;
  message: string;
  data?: { current?: AdminMessage; issues?: { path: string; message: string }[] };
}
/** A page of the list. */
export interface MessagePage {
  messages: MessageSummary[];
  nextCursor: string | null;
  total: { count: number; atLeast: boolean } | null;
}

/** Two app processes with one administrator, and actions on contact messages. */
export async function openMessagePage() {
  const app = await startTestApp({
    env: { ADMIN_EMAILS: adminEmail, SUPPORT_EMAIL: 'destek@yazihane.example', TRUST_PROXY: '1' },
  });
  const other = await app.startAnother();
  const admin = await app.signIn({ email: adminEmail });
  const list = async (query: Record<string, string> = {}) => {
    const answer = await admin.get<MessagePage & Fault>(`/admin/messages?${new URLSearchParams(query)}`);
    expect(answer.status, answer.body.message).toBe(200);
    return answer.body;
  };
  return {
    app,
    other,
    admin,
    /** The same administrator on the other process. */
    elsewhere: createClient(other.url, admin.cookie()),
    stop: () => app.stop(),
    /** Restores the initial state of a test. */
    async reset() {
      app.mails.length = 0;
      other.mails.length = 0;
      await app.deps.db.deleteFrom('contact_messages').execute();
    },
    put: (message: Parameters<typeof createContactMessage>[1] = {}) =>
      createContactMessage(app.deps, message),
    list,
    subjects: async (query: Record<string, string> = {}) =>
      (await list(query)).messages.map(({ subject }) => subject),
    get: async (id: string) => (await admin.get<AdminMessage>(`/admin/messages/${id}`)).body,
    update: (id: string, change: object, client: Client = admin) =>
      client.put<AdminMessage & Fault>(`/admin/messages/${id}`, { revision: 1, notes: '', ...change }),
    reply: (id: string, body: object, client: Client = admin) =>
      client.post<AdminMessage & Fault>(`/admin/messages/${id}/replies`, {
        replyId: randomUUID(),
        revision: 1,
        body: 'Düzelttik, yeniden dener misiniz?',
        ...body,
      }),
    stats: async () => (await admin.get<Record<string, number>>('/admin/message-stats')).body,
    audited: async (id: string) =>
      (
        await app.deps.db
          .selectFrom('audit_log')
          .select(['action', 'actor_email', 'before', 'after'])
          .where('subject_id', '=', id)
          .orderBy('id')
          .execute()
      ).map(({ action, actor_email, before, after }) => ({ action, actor_email, before, after })),
  };
}
export type MessagePageDriver = Awaited<ReturnType<typeof openMessagePage>>;
