import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { operation } from './base.ts';

/**
 * Whether a person can use adult content: `off` when the operator has disabled it, `plan` when the plan excludes it,
 * `undeclared` before the declaration of age, `allowed` (docs/product/plans.md).
 */
export const adultAccess = z.enum(['off', 'plan', 'undeclared', 'allowed']);
export type AdultAccess = z.infer<typeof adultAccess>;

const state = z.object({ access: adultAccess });

export const adultContent = {
  declare: operation
    .meta({ access: 'user' })
    .route({
      method: 'PUT',
      path: '/adult-content/declaration',
      tags: ['Yetişkin içeriği'],
      summary: 'Declare to be over 18; the time of the first declaration is kept',
    })
    .errors({ ADULT_CONTENT_OFF: { status: 403, message: messages.adultContent.off } })
    .input(z.object({ over18: z.literal(true) }))
    .output(state),
  withdraw: operation
    .meta({ access: 'user' })
    .route({
      method: 'DELETE',
      path: '/adult-content/declaration',
      tags: ['Yetişkin içeriği'],
      summary: 'Take the declaration back',
    })
    .output(state),
};
