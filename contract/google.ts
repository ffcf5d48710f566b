import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { accountSuspended, viewer } from './auth.ts';
import { operation, text } from './base.ts';

const m = messages.account;
const tags = ['Google ile giriş'];

/** A path of this site to open after the sign-in; the page that opens it validates it again. */
const nextPath = text(500)
  .refine((path) => /^\/(?![/\\])\P{Cc}*$/u.test(path), { error: 'Geçersiz adres.' })
  .nullable()
  .default(null);
const state = text(200).min(1);

/** The result of a completed sign-in. */
const finished = z.object({
  /** Null when the second factor is still required. */
  viewer: viewer.nullable(),
  /** The page that the person wanted when the sign-in began. */
  next: z.string().nullable(),
});

const failed = {
  ...accountSuspended,
  AUTH_CALLBACK_FAILED: { status: 401, message: m.callbackFailed },
  REGISTRATION_CLOSED: { status: 403, message: messages.settings.registrationClosed },
};

export const google = {
  begin: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/google/begin',
      tags,
      summary: 'Begin a sign-in at Google: where to send the browser; its state is bound to it by a cookie',
    })
    .errors({
      GOOGLE_SIGN_IN_FAILED: { status: 503, message: m.googleSignInFailed },
      GOOGLE_SIGN_UP_FAILED: { status: 503, message: m.googleSignUpFailed },
    })
    .input(z.object({ intent: z.enum(['sign_in', 'sign_up']), next: nextPath }))
    .output(z.object({ url: z.url() })),
  finish: operation
    .meta({ access: 'visitor', fallback: 'AUTH_CALLBACK_FAILED' })
    .route({
      method: 'POST',
      path: '/google/finish',
      tags,
      summary: 'Finish it by the one-time code that came back in the address',
    })
    .errors({ ...failed, GOOGLE_EMAIL_UNVERIFIED: { status: 403, message: m.googleEmailUnverified } })
    .input(z.object({ code: text(2_000).min(1), state, issuer: text(500).optional() }))
    .output(finished),
  finishWithToken: operation
    .meta({ access: 'visitor', fallback: 'AUTH_CALLBACK_FAILED' })
    .route({
      method: 'POST',
      path: '/google/finish-with-token',
      tags,
      summary:
        'Finish it by a token from the address’s fragment: only one made for us, in answer to this sign-in',
    })
    .errors({ ...failed, GOOGLE_EMAIL_UNVERIFIED: { status: 403, message: m.googleEmailUnverified } })
    .input(z.object({ accessToken: text(8_000).min(1), state }))
    .output(finished),
};
