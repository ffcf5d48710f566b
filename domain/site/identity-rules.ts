import { messages } from '../messages/index.ts';
import { isVisible } from '../text/visible-characters.ts';
import { type IdentityText, identityTexts, socialLinkLimits } from './site-identity.ts';

const m = messages.siteIdentity;

// Narrower than RFC 5322: the address also stands in links and in mail headers.
const isEmail = (text: string) =>
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text);
const digitsOf = (text: string) => text.replaceAll(/\D/g, '').length;

/** The rule of a text that is not empty, and its message. */
const rules: Partial<Record<IdentityText, { isValid: (text: string) => boolean; message: string }>> = {
  name: { isValid: (text) => isVisible(text) && /[\p{L}\p{N}]/u.test(text), message: m.nameEmpty },
  email: { isValid: isEmail, message: m.email },
  kep: { isValid: (text) => isEmail(text) && /\.kep\.tr$/i.test(text), message: m.kep },
  phone: {
    isValid: (text) => /^\+?[\d ()-]+$/.test(text) && digitsOf(text) >= 10 && digitsOf(text) <= 15,
    message: m.phone,
  },
  mersisNumber: { isValid: (text) => /^\d{16}$/.test(text), message: m.mersisNumber },
  taxNumber: { isValid: (text) => /^\d{10,11}$/.test(text), message: m.taxNumber },
};

/** Control, format and separating characters: line breaks in mail headers, and those that turn the direction of text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Returns the message for a trimmed text that is not allowed, or null; an empty text stands for the default. */
export function identityTextError(name: IdentityText, text: string): string | null {
  const { max } = identityTexts[name];
  if (text.length > max) return m.tooLong(max);
  if (invisible.test(text)) return m.notOneLine;
  // The legal texts write links as [words](/address).
  if (/[<>[\]]/.test(text)) return m.brackets;
  const rule = rules[name];
  return text === '' || !rule || rule.isValid(text) ? null : rule.message;
}

function isSocialLink(address: string): boolean {
  if (address.length > socialLinkLimits.length || /\s/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return (
    /^https:\/\//i.test(address) &&
    protocol === 'https:' &&
    hostname.includes('.') &&
    username + password === ''
  );
}

/** Returns the message for social links that are not allowed, or null. */
export function socialLinksError(links: readonly string[]): string | null {
  if (links.length > socialLinkLimits.count) return m.socialLinkCount;
  if (!links.every(isSocialLink)) return m.socialLink;
  return new Set(links).size < links.length ? m.socialLinkTwice : null;
}
