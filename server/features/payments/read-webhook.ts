import type { AppContext } from '#server/context.ts';
import { paytrSettings, playsPaytr } from './paytr-settings.ts';
import { webhookPath } from './webhook.ts';

/** The address that an administrator enters at PayTR, and who takes payments now. */
export async function readWebhook({ ctx }: { ctx: AppContext }) {
  const { env } = ctx.deps;
  const settings = await paytrSettings(ctx.deps);
  const provider = settings === null ? 'closed' : playsPaytr(env) ? 'test' : 'paytr';
  return {
    url: `${env.publicUrl}${webhookPath}`,
    provider,
    testMode: settings?.testMode ?? false,
  } as const;
}
