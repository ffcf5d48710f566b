import type { Kysely } from 'kysely';
import type { AdminMessage } from '#contract/admin-messages.ts';
import { messages } from '#domain/messages/index.ts';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError, invalidInput } from '#server/errors.ts';
import { mailSite } from '#server/mail/index.ts';
import { writeAudit } from '../audit/index.ts';
import { isAdministrator, readNamedAdministrators } from '../auth/index.ts';
import { assignedMail } from './contact-mails.ts';
import { lockMessage, readMessage } from './message-row.ts';

interface Assignee {
  id: string;
  name: string;
  email: string;
}

/** The administrators, by name. */
export async function readAssignees(db: Kysely<DB>, env: Deps['env']): Promise<Assignee[]> {
  const named = await readNamedAdministrators(db, env);
  const ids = named.filter((person) => isAdministrator(env, person)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').select(['id', 'name', 'email']).where('id', 'in', ids).execute();
  return rows
    .map(({ id, name, email }) => ({ id, name: name || email, email }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'tr'));
}

/** The administrators whom a message can be assigned to. */
export async function listAssignees({ ctx }: { ctx: AppContext }): Promise<{
  assignees: { id: string; name: string }[];
}> {
  const { db, env } = ctx.deps;
  return { assignees: (await readAssignees(db, env)).map(({ id, name }) => ({ id, name })) };
}

/**
 * Assigns a message to an administrator or to nobody, based on the revision that the caller saw; an administrator whom
 * somebody else chose is told by mail. @throws NOT_FOUND, MESSAGE_CHANGED, INVALID_INPUT for somebody who is none
 */
export async function assignMessage({
  ctx,
  input: { id, revision, assigneeId },
}: {
  ctx: AppContext;
  input: { id: string; revision: number; assigneeId: string | null };
}): Promise<AdminMessage> {
  const { deps } = ctx;
  const actor = signedIn(ctx);
  const at = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const message = await lockMessage(trx, id);
    if (message.assignee_id === assigneeId) return;
    if (message.revision !== revision)
      throw new AppError('MESSAGE_CHANGED', { data: { current: await readMessage(trx, id, at) } });
    const people = await readAssignees(trx, deps.env);
    const assignee = people.find((person) => person.id === assigneeId);
    if (assigneeId !== null && !assignee)
      throw invalidInput('assigneeId', messages.adminMessages.assigneeGone);
    await trx
      .updateTable('contact_messages')
      .set({ assignee_id: assigneeId, revision: revision + 1, updated_at: at })
      .where('id', '=', id)
      .execute();
    const { subject } = message;
    const former = people.find((person) => person.id === message.assignee_id);
    await writeAudit(trx, {
      actor,
      action: 'contact_message.assigned',
      subject: { type: 'contact_message', id },
      before: { subject, assignee: former?.email ?? null },
      after: { subject, assignee: assignee?.email ?? null },
      now: at,
    });
    if (assignee && assignee.id !== actor.id)
      await deps.mail.send(assignedMail(mailSite(deps), message, { to: assignee, by: actor.email }), {
        within: trx,
      });
  });
  return readMessage(deps.db, id, at);
}
