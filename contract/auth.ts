import { z } from 'zod';
import { planIds } from '#domain/billing/plans.ts';
import { limits, usernamePattern } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { adultAccess } from './adult-content.ts';
import { operation, storable, text, uuid } from './base.ts';
import { planTerms } from './plan-terms-schema.ts';
import { tokensNotCreated } from './tokens.ts';

/** An e-mail address as a person types it, trimmed. */
export const email = z
  .string({ error: messages.account.invalidEmail })
  .trim()
  .max(limits.email, { error: messages.account.invalidEmail })
  .pipe(z.email({ error: messages.account.invalidEmail }));
/** A new password: 6-128 characters in NFKC form, which is the form that is hashed, and at most 128 as typed. */
export const password = storable(
  z
    .string({ error: messages.account.passwordTooShort })
    .max(limits.passwordMax, { error: messages.account.passwordTooLong })
    .overwrite((value) => value.normalize('NFKC'))
    .min(limits.passwordMin, { error: messages.account.passwordTooShort })
    .max(limits.passwordMax, { error: messages.account.passwordTooLong }),
);

export const signUpInput = z.object({
  username: z
    .string({ error: messages.account.usernameRule })
    .trim()
    .regex(usernamePattern, { error: messages.account.usernameRule }),
  email,
  password,
});

const emailRequired = 'E-posta gereklidir.';
const passwordRequired = 'Şifre gereklidir.';

export const signInInput = z.object({
  email: text(limits.email, emailRequired)
    .trim()
    .min(1, { error: emailRequired })
    .pipe(z.email({ error: messages.account.invalidEmail })),
  password: text(limits.passwordMax, passwordRequired).min(1, { error: passwordRequired }),
});

/** The signed-in user, as every screen needs it. */
export const viewer = z.object({
  id: uuid,
  email: z.string(),
  emailVerified: z.boolean(),
  /**
   * Whether the first tokens come with the verification of the e-mail, because too many accounts of this network got
   * them that day.
   */
  signUpTokensWait: z.boolean(),
  /** Tokens of the welcome gift that the verification of the e-mail brings; 0 where none is to come. */
  welcomeTokens: z.number().int().nonnegative(),
  username: z.string().nullable(),
  fullName: z.string(),
  plan: z.enum(planIds),
  /** The terms of the plan that were agreed on; the newest on the free plan. */
  terms: planTerms,
  tokens: z.number().int().nonnegative(),
  isAdmin: z.boolean(),
  adultAccess,
});
export type Viewer = z.infer<typeof viewer>;

/** A guest's trial as the server counts it (docs/product/tokens.md). */
export const guestTrial = z.object({
  remaining: z.number().int().nonnegative(),
  total: z.number().int().positive(),
});

const session = z.object({
  viewer: viewer.nullable(),
  guest: guestTrial.nullable(),
  /** Whether the browser's session was ended on another device and did not expire by itself. */
  ended: z.boolean(),
});

/** Returned only after a right password, code or provider's answer, so that guessing reveals nothing. */
export const accountSuspended = { ACCOUNT_SUSPENDED: { status: 403, message: messages.account.suspended } };

export const auth = {
  signUp: operation
    .meta({ access: 'visitor', fallback: 'SIGN_UP_FAILED' })
    .route({
      method: 'POST',
      path: '/auth/sign-up',
      tags: ['Hesap'],
      summary: 'Open an account and sign in to it',
      successStatus: 201,
    })
    .errors({
      REGISTRATION_CLOSED: { status: 403, message: messages.settings.registrationClosed },
      EMAIL_TAKEN: { status: 409, message: messages.account.emailTaken },
      USERNAME_TAKEN: { status: 409, message: messages.account.usernameTaken },
      INVALID_EMAIL: { status: 422, message: messages.account.invalidEmail },
      PASSWORD_TOO_SHORT: { status: 422, message: messages.account.passwordTooShort },
      PASSWORD_TOO_COMMON: { status: 422, message: messages.account.passwordTooCommon },
      SIGN_UP_FAILED: { status: 500, message: messages.account.signUpFailed },
    })
    .input(signUpInput)
    .output(z.object({ viewer })),
  signIn: operation
    .meta({ access: 'visitor', fallback: 'SIGN_IN_FAILED' })
    .route({
      method: 'POST',
      path: '/auth/sign-in',
      tags: ['Hesap'],
      summary: 'Sign in by e-mail and password; null where the second factor is asked for next',
    })
    .errors({
      ...accountSuspended,
      WRONG_CREDENTIALS: { status: 401, message: messages.account.wrongCredentials },
      SIGN_IN_FAILED: { status: 500, message: messages.account.signInFailed },
    })
    .input(signInInput)
    .output(z.object({ viewer: viewer.nullable() })),
  signOut: operation
    .meta({ access: 'visitor', fallback: 'SIGN_OUT_FAILED' })
    .route({ method: 'POST', path: '/auth/sign-out', tags: ['Hesap'], summary: 'End this session' })
    .errors({ SIGN_OUT_FAILED: { status: 500, message: messages.session.signOutFailed } })
    .output(z.object({ ok: z.literal(true) })),
  session: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'GET',
      path: '/auth/session',
      tags: ['Hesap'],
      summary: 'Who is asking: the signed-in person (session rolled on), or the guest trial of this browser',
    })
    .errors(tokensNotCreated)
    .output(session),
};
