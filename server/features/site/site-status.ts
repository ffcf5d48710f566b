import type { AppContext } from '#server/context.ts';
import { writerContextTokens } from '#server/providers/ai/index.ts';
import { sellingSettings } from '../payments/index.ts';
import { siteOffers } from './site-offers.ts';

/** Returns the writer, the payments and the optional features of this installation, the same for everyone. */
export async function siteStatus({ ctx }: { ctx: AppContext }) {
  const { env, writer } = ctx.deps;
  const payments = await sellingSettings(ctx.deps);
  const kind = writer === null ? 'none' : writer.name === 'storyteller' ? 'storyteller' : 'model';
  return {
    writer: kind,
    contextTokens: writer && writerContextTokens(writer.name),
    development: env.mode !== 'production',
    ...siteOffers(ctx.deps),
    cardPayments: payments !== null,
    testPayments: payments?.testMode ?? false,
  } as const;
}
