import type { Brand } from '#domain/site/brand.ts';
import type { Deps } from '../context.ts';
import type { Env } from '../env.ts';

/** The site that a mail is from. */
export interface MailSite {
  /** The public address, without a slash at its end. */
  url: string;
  brand: Brand;
  /** The address that receives messages to support. */
  supportEmail: string;
}

/** The address that receives messages to support: `SUPPORT_EMAIL`, else the brand's. */
export const supportEmailOf = (env: Pick<Env, 'supportEmail'>, brand: Brand): string =>
  env.supportEmail ?? brand.email;

/** Returns the site as mails name it now. */
export const mailSite = ({ env, identity: { brand } }: Pick<Deps, 'env' | 'identity'>): MailSite => ({
  url: env.publicUrl,
  brand,
  supportEmail: supportEmailOf(env, brand),
});

/** The sender of mails. An object and not a text, so that no name can add a second address. */
export interface MailSender {
  name: string;
  address: string;
}

/** The sender: `MAIL_FROM`, where it has no name or is not set with the brand's. */
export function senderOf({ env, brand }: { env: Pick<Env, 'mailFrom'>; brand: Brand }): MailSender {
  const [, name, address] = /^([^<>]+)<([^<>]+)>$/.exec(env.mailFrom ?? '') ?? [];
  return {
    name: name?.trim().replace(/^"(.*)"$/, '$1') || brand.name,
    address: address ?? env.mailFrom ?? brand.email,
  };
}
