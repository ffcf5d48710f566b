import type { AppContext } from '#server/context.ts';
import { paytrSettings } from './paytr-settings.ts';
import { missingForSales } from './selling.ts';
import { webhookPath } from './webhook.ts';

/** The address to enter at PayTR, the current payment provider, and the owner's missing data. */
export async function readWebhook({ ctx }: { ctx: AppContext }) {
  const { env, paytr } = ctx.deps;
  const settings = await paytrSettings(ctx.deps);
  const provider = paytr !== null ? 'paytr' : settings === null ? 'closed' : 'test';
  return {
    url: `${env.publicUrl}${webhookPath}`,
    provider,
    testMode: settings?.testMode ?? false,
    missingFacts: missingForSales(ctx.deps),
  } as const;
}
