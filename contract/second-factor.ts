import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { accountSuspended, viewer } from './auth.ts';
import { operation, text } from './base.ts';

const m = messages.account;
const tags = ['İkinci adım'];
const asked = {
  password: text(limits.passwordMax, 'Şifre gereklidir.').min(1, { error: 'Şifre gereklidir.' }),
};
const passwordAsked = {
  WRONG_PASSWORD: { status: 403, message: m.wrongPassword },
  NO_PASSWORD: { status: 409, message: m.noPassword },
};
const codeWrong = { SECOND_FACTOR_WRONG: { status: 403, message: m.secondFactorWrong } };
const notOn = { SECOND_FACTOR_OFF: { status: 409, message: m.secondFactorOff } };
const alreadyOn = { SECOND_FACTOR_ON: { status: 409, message: m.secondFactorOn } };
/** A code of an authenticator app: six digits, spaces ignored. */
const code = z
  .string({ error: m.secondFactorWrong })
  .max(20, { error: m.secondFactorWrong })
  .transform((value) => value.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: m.secondFactorWrong }));
/** A code of an authenticator app or a recovery code. */
const codeOrRecovery = z
  .string({ error: m.secondFactorWrong })
  .trim()
  .min(6, { error: m.secondFactorWrong })
  .max(20, { error: m.secondFactorWrong });
/** Recovery codes; shown once, and each works once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactor = {
  status: operation
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/second-factor',
      tags,
      summary: 'Whether sign-in asks for a second factor',
    })
    .output(z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number().int() })),
  begin: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/second-factor',
      tags,
      summary: 'Begin to set a second factor up: a secret for an authenticator, as text and as a QR code',
    })
    .errors({
      ...passwordAsked,
      ...alreadyOn,
      EMAIL_UNVERIFIED: { status: 403, message: m.secondFactorUnverified },
    })
    .input(z.object(asked))
    .output(z.object({ secret: z.string(), uri: z.string(), qrSvg: z.string() })),
  confirm: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/second-factor/confirm',
      tags,
      summary: 'Switch it on by a first code; answers the recovery codes',
    })
    .errors({ ...codeWrong, ...notOn, ...alreadyOn })
    .input(z.object({ code }))
    .output(recoveryCodes),
  renewCodes: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/second-factor/recovery-codes',
      tags,
      summary: 'New recovery codes in place of the old',
    })
    .errors({ ...passwordAsked, ...notOn })
    .input(z.object(asked))
    .output(recoveryCodes),
  remove: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/second-factor/remove',
      tags,
      summary: 'Switch it off, with the password',
    })
    .errors(passwordAsked)
    .input(z.object(asked))
    .output(z.object({ ok: z.literal(true) })),
  verify: operation
    .meta({ access: 'visitor', fallback: 'SIGN_IN_FAILED' })
    .route({
      method: 'POST',
      path: '/second-factor/verify',
      tags,
      summary: 'Finish a sign-in by the second factor or a recovery code',
    })
    .errors({
      ...codeWrong,
      ...accountSuspended,
      SIGN_IN_EXPIRED: { status: 401, message: m.signInExpired },
      SIGN_IN_FAILED: { status: 500, message: m.signInFailed },
    })
    .input(z.object({ code: codeOrRecovery }))
    .output(z.object({ viewer })),
};
