import { z } from 'zod';
import type { Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { bodyBudgets } from '#server/http/body-budget.ts';
import { carriesToken } from '#server/http/carries-token.ts';
import { clientAddressReader } from '#server/http/client-address.ts';
import type { App } from '#server/http/http-app.ts';
import { discardRest, readBody } from '#server/http/read-body.ts';
import { apiHeaders, commonHeaders } from '#server/http/security-headers.ts';
import { refuseAddress } from '#server/mail/index.ts';
import { addressKeys } from '#server/rate-limit/address-key.ts';
import { subscriptionPath, unsubscribePath } from './mailing-mails.ts';
import { unsubscribe } from './unsubscribe.ts';

/** The path to which a mail service or an operator's script reports returned mails. */
const bouncePath = '/api/e-posta/geri-donen';

/** Largest report, bytes. */
const maxReportBytes = 2_048;

const bounce = z.object({ address: z.email().max(320), permanent: z.boolean() });

/**
 * Mounts the addresses of mail lists that other programs call: a mail program's button to leave a list (RFC 8058: a POST
 * without cookies, whose link is the authority), and reports of returned mails with the token `MAIL_BOUNCE_TOKEN`.
 */
export function mountMailLists(app: App, deps: Deps): void {
  const headers = Object.fromEntries([...commonHeaders(deps.env), ...apiHeaders]);
  app.post(unsubscribePath, async (c) => {
    discardRest(c.env.incoming);
    try {
      const done = await unsubscribe(deps, (c.req.query('b') ?? '').slice(0, 400));
      return done ? c.text('OK', 200, headers) : c.text('unknown link', 404, headers);
    } catch (fault) {
      deps.log.error({ err: fault }, 'a mail list could not be left');
      return c.text('error', 500, headers);
    }
  });
  // A mail program without RFC 8058 opens the link in a browser: the page asks before it leaves the list.
  app.get(unsubscribePath, (c) => {
    const token = encodeURIComponent((c.req.query('b') ?? '').slice(0, 400));
    return c.body(null, 303, { ...headers, location: `${subscriptionPath}#${token}` });
  });
  const addressOf = clientAddressReader(deps.env.trustProxy);
  app.post(bouncePath, async (c) => {
    const { incoming } = c.env;
    if (!carriesToken(c.req.header('authorization'), deps.env.mailBounceToken)) {
      discardRest(incoming);
      return c.text('not found', 404, headers);
    }
    const address = addressKeys(
      addressOf(incoming.socket.remoteAddress, c.req.header('x-forwarded-for') ?? null),
    );
    try {
      const body = await readBody(incoming, maxReportBytes, bodyBudgets(deps).forms.hold(address));
      const { address: returned, permanent } = bounce.parse(JSON.parse(body));
      if (permanent) await refuseAddress(deps, returned);
      return c.text('OK', 200, headers);
    } catch (fault) {
      discardRest(incoming);
      const isInvalid =
        fault instanceof SyntaxError || fault instanceof z.ZodError || fault instanceof AppError;
      if (!isInvalid) deps.log.error({ err: fault }, 'a returned mail could not be stored');
      return isInvalid ? c.text('invalid report', 400, headers) : c.text('error', 500, headers);
    }
  });
}
