import type { AppContext } from '#server/context.ts';
import { paytrSettings } from './paytr-settings.ts';
import { webhookPath } from './webhook.ts';

/** The address that an administrator enters at PayTR, and who takes payments now. */
export async function readWebhook({ ctx }: { ctx: AppContext }) {
  const { env, paytr } = ctx.deps;
  const settings = await paytrSettings(ctx.deps);
  const provider = paytr !== null ? 'paytr' : settings === null ? 'closed' : 'test';
  return {
    url: `${env.publicUrl}${webhookPath}`,
    provider,
    testMode: settings?.testMode ?? false,
  } as const;
}
