import { brandOf, type IdentityFields } from '#domain/site/site-identity.ts';
import type { AppContext } from '#server/context.ts';
import { mailSite, senderOf } from '#server/mail/index.ts';
import { codeMail } from '../account-mails/index.ts';
import { commonPicture, drawPicture } from '../share-images/index.ts';

/** Returns a mail and the share image as they would be with these fields; stores nothing. */
export async function previewIdentity({ ctx, input }: { ctx: AppContext; input: IdentityFields }) {
  const brand = brandOf(input, ctx.deps.identity.brand.revision);
  const { env } = ctx.deps;
  const sender = senderOf({ env, brand });
  const site = mailSite({ env, identity: { ...ctx.deps.identity, brand } });
  const { subject, html } = codeMail({ email: brand.email, name: 'Ayşe' }, site, '123456');
  const png = await drawPicture(commonPicture(brand));
  return {
    mail: { from: `${sender.name} <${sender.address}>`, subject, html },
    shareImage: png.toString('base64'),
  };
}
