import { z } from 'zod';
import { type ContactCategory, contactCategories, contactLimits } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import { email } from './auth.ts';
import { isVisible, oneLine, operation, text, uuid } from './base.ts';

const m = messages.contact;
const categories = Object.keys(contactCategories) as [ContactCategory, ...ContactCategory[]];

export const contact = {
  send: operation
    .meta({ access: 'visitor', fallback: 'MESSAGE_NOT_SENT' })
    .route({
      method: 'POST',
      path: '/contact',
      tags: ['Contact'],
      summary: 'add_contact_message: a message to support; a repeat of the same id is one message',
    })
    .errors({ MESSAGE_NOT_SENT: { status: 500, message: m.notSent } })
    .input(
      z.object({
        /** Created by the client for each message, so that a repeated request stores and mails it once. */
        id: uuid,
        name: text(contactLimits.name, m.nameRequired)
          .overwrite(oneLine)
          .trim()
          .refine(isVisible, { error: m.nameRequired }),
        email,
        category: z.enum(categories, { error: m.categoryRequired }),
        subject: text(contactLimits.subject, m.subjectRequired)
          .overwrite(oneLine)
          .trim()
          .refine(isVisible, { error: m.subjectRequired }),
        message: text(contactLimits.message, m.messageRequired)
          .trim()
          .refine(isVisible, { error: m.messageRequired }),
        /** A hidden field: only programs fill it in. */
        website: text(500).default(''),
      }),
    )
    .output(
      z.object({ ok: z.literal(true), /** As people see it: "3F2A-9C41-07BD". */ reference: z.string() }),
    ),
};
