import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** RFC 6238 as every authenticator speaks it: SHA-1, six digits, 30 seconds; one step to either side is tolerated. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const tolerance = 1;

const authenticator = (secret: string, { issuer = '', label = '' } = {}) =>
  new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) });

/** A new secret, base32, 160 bits. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator of this site (`issuer`) reads: the otpauth address, and the same as a QR code. */
export function enrolment(
  secret: string,
  { issuer, email }: { issuer: string; email: string },
): { uri: string; qrSvg: string } {
  const uri = authenticator(secret, { issuer, label: email }).toString();
  return { uri, qrSvg: renderSVG(uri, { border: 2 }) };
}

/** The 30-second step that a code belongs to, or null where it fits none near this instant. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = authenticator(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / (settings.period * 1_000)) + delta;
}
