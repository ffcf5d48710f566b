import { z } from 'zod';
import { planIds } from '#domain/billing/plans.ts';
import { limits, signInCodePattern } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { accountSuspended, email, password, viewer } from './auth.ts';
import { instant, operation, text, uuid } from './base.ts';

const m = messages.account;
const done = z.object({ ok: z.literal(true) });
/** The token of a mailed link: the part after its #, which browsers send to no server and in no referrer. */
const secret = z.string({ error: m.linkInvalid }).regex(/^[\w-]{43}$/, { error: m.linkInvalid });
const currentPassword = text(limits.passwordMax, 'Şifre gereklidir.').min(1, { error: 'Şifre gereklidir.' });

const linkInvalid = { LINK_INVALID: { status: 410, message: m.linkInvalid } };
/** A link that is opened without a session of the account needs the account's password. */
const passwordErrors = {
  PASSWORD_REQUIRED: { status: 403, message: m.linkPasswordRequired },
  WRONG_PASSWORD: { status: 403, message: m.linkPasswordWrong },
};
const linkAndPassword = z.object({ secret, password: currentPassword.optional() });
const passwordRefused = {
  PASSWORD_TOO_COMMON: { status: 422, message: m.passwordTooCommon },
};
const passwordAsked = {
  WRONG_PASSWORD: { status: 403, message: m.wrongPassword },
  NO_PASSWORD: { status: 409, message: m.noPassword },
};
const tags = ['Hesap'];

/** A signed-in device. */
const openSession = z.object({
  id: uuid,
  userAgent: z.string(),
  createdAt: instant,
  /** Accurate to the day, because a used session is renewed once a day at most. */
  lastUsedAt: instant,
  /** Whether this is the session of the request. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const account = {
  requestVerification: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/account/verification',
      tags,
      summary: 'Mail the verification link again',
    })
    .output(done),
  verifyEmail: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/account/verification/confirm',
      tags,
      summary:
        'Prove an e-mail address by the link that was mailed to it; without the account’s session it needs the password',
    })
    .errors({ ...linkInvalid, ...passwordErrors })
    .input(linkAndPassword)
    .output(
      done.extend({
        /** Tokens of the welcome gift that came with the verification; 0 for none. */
        welcomeTokens: z.number().int(),
      }),
    ),
  previewTakeover: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/account/verification/takeover/preview',
      tags,
      summary: 'What taking over the account of a verification link deletes; the link is not used up',
    })
    .errors(linkInvalid)
    .input(z.object({ secret }))
    .output(
      z.object({
        /** Includes stories in the bin. */
        stories: z.number().int(),
        tokens: z.number().int(),
        /** The current plan, which does not change. */
        plan: z.enum(planIds),
        planEndsAt: instant.nullable(),
      }),
    ),
  takeOver: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/account/verification/takeover',
      tags,
      summary:
        'Take over the account of a verification link: deletes its access and its content, and answers the secret of a password link',
    })
    .errors(linkInvalid)
    .input(z.object({ secret }))
    .output(z.object({ resetSecret: z.string() })),
  requestPasswordReset: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/account/password-reset',
      tags,
      summary: 'Mail a link to choose a new password; says nothing about whether the address has an account',
    })
    .input(z.object({ email }))
    .output(done),
  resetPassword: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/account/password-reset/confirm',
      tags,
      summary: 'Choose a new password by a mailed link; ends every session',
    })
    .errors({ ...linkInvalid, ...passwordRefused })
    .input(z.object({ secret, password }))
    .output(done),
  changePassword: operation
    .meta({ access: 'user' })
    .route({
      method: 'PUT',
      path: '/account/password',
      tags,
      summary: 'Change the password; ends every other session',
    })
    .errors({ ...passwordAsked, ...passwordRefused })
    .input(z.object({ current: currentPassword, next: password }))
    .output(done),
  requestEmailChange: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/account/email',
      tags,
      summary:
        'Ask to change the e-mail address: links go to the new one and, if it is verified, to the old one',
    })
    .errors({ ...passwordAsked, SAME_EMAIL: { status: 422, message: m.sameEmail } })
    .input(z.object({ email, password: currentPassword }))
    .output(z.object({ confirmedBy: z.enum(['both', 'new']) })),
  confirmEmailChange: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/account/email/confirm',
      tags,
      summary:
        'Confirm an e-mail change from one of the two addresses; the second one completes it. From the new one it needs the account’s session or password',
    })
    .errors({ ...linkInvalid, ...passwordErrors })
    .input(linkAndPassword)
    .output(z.object({ changed: z.boolean() })),
  requestCode: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/account/code',
      tags,
      summary: 'Mail a one-time sign-in code; says nothing about whether the address has an account',
    })
    .input(z.object({ email }))
    .output(done),
  signInWithCode: operation
    .meta({ access: 'visitor', fallback: 'SIGN_IN_FAILED' })
    .route({
      method: 'POST',
      path: '/account/code/confirm',
      tags,
      summary: 'Sign in by a mailed code; null where the second factor is asked for next',
    })
    .errors({
      ...accountSuspended,
      CODE_INVALID: { status: 401, message: m.codeInvalid },
      SIGN_IN_FAILED: { status: 500, message: m.signInFailed },
    })
    .input(
      z.object({
        email,
        code: z.string().trim().regex(signInCodePattern, { error: m.codeInvalid }),
      }),
    )
    .output(z.object({ viewer: viewer.nullable() })),
  sessions: operation
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/account/sessions',
      tags,
      summary: 'The devices that are signed in, newest first',
    })
    .output(z.object({ sessions: z.array(openSession) })),
  endSession: operation
    .meta({ access: 'user' })
    .route({ method: 'DELETE', path: '/account/sessions/{id}', tags, summary: 'Sign one device out' })
    .errors({ NOT_FOUND: { status: 404, message: m.sessionGone } })
    .input(z.object({ id: uuid }))
    .output(done),
  endOtherSessions: operation
    .meta({ access: 'user' })
    .route({ method: 'DELETE', path: '/account/sessions', tags, summary: 'Sign every other device out' })
    .output(z.object({ ended: z.number().int() })),
  exportData: operation
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/account/export',
      tags,
      summary: 'Download all own data: a zip of JSON files, and each story as text',
    })
    .output(z.file()),
  remove: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/account/remove',
      tags,
      summary:
        'Delete the account and all that belongs to it, for good; asks for the password or a fresh sign-in',
    })
    .errors({
      WRONG_PASSWORD: { status: 403, message: m.wrongPassword },
      FRESH_SIGN_IN_REQUIRED: { status: 403, message: m.freshSignInRequired },
    })
    .input(z.object({ password: text(limits.passwordMax).default('') }))
    .output(done),
};
