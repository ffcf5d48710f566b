import { type SiteNotice, siteNoticeOf } from '#domain/site/site-notice.ts';
import type { AppContext } from '#server/context.ts';

/** Returns the notice above every page (announcement and maintenance) from the settings in memory. */
export function siteNotice({ ctx }: { ctx: AppContext }): SiteNotice {
  return siteNoticeOf(ctx.deps.settings);
}
