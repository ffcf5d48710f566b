import { type SiteNotice, siteNoticeOf } from '#domain/site/site-notice.ts';
import type { AppContext } from '#server/context.ts';

/** What stands above every page now, the same for everyone; read from memory. */
export function siteNotice({ ctx }: { ctx: AppContext }): SiteNotice {
  return siteNoticeOf(ctx.deps.settings);
}
