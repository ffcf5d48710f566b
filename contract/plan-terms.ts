import { z } from 'zod';
import { termsIssues } from '#domain/billing/plan-terms-rules.ts';
import { planIds } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { instant, operation } from './base.ts';
import { planTerms } from './plan-terms-schema.ts';

const m = messages.planTerms;
const tags = ['Planlar'];

const storedTerms = planTerms.extend({
  createdAt: instant,
  /** The administrator's e-mail address; null for the first version. */
  createdBy: z.string().nullable(),
  /**
   * Memberships that were sold or given with this version and still run or begin later, up to 1,000; `more` when there
   * are more. Null on the free plan, on which everybody has the newest version.
   */
  memberships: z.object({ count: z.number().int().nonnegative(), more: z.boolean() }).nullable(),
});
export type StoredTerms = z.infer<typeof storedTerms>;

const plan = z.object({
  plan: z.enum(planIds),
  /** Newest first; the first one applies to new sales. */
  versions: z.array(storedTerms).min(1),
});

export const adminPlanTerms = {
  list: operation
    .meta({ access: 'admin', fallback: 'PLAN_TERMS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/plans',
      tags,
      summary: 'The price and limits of every plan: the newest 50 versions, with the memberships of each',
    })
    .errors({ PLAN_TERMS_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .output(
      z.object({
        plans: z.array(plan),
        /** Whether people pay by the operator's fixed link, whose amount does not follow these prices. */
        hasFixedLink: z.boolean(),
      }),
    ),
  change: operation
    .meta({ access: 'admin', fallback: 'PLAN_TERMS_SAVE_FAILED' })
    .route({
      method: 'PUT',
      path: '/admin/plans',
      tags,
      summary: 'Add a version to a plan’s price and limits; what was sold keeps its version. Audited',
    })
    .errors({
      PLAN_TERMS_SAVE_FAILED: { status: 500, message: m.saveFailed },
      PLAN_TERMS_CHANGED: {
        status: 409,
        message: m.changedElsewhere,
        data: z.object({ current: planTerms }),
      },
      PLAN_TERMS_UNCHANGED: { status: 409, message: m.unchanged },
    })
    .input(
      // `version` is the one that the change is based on.
      planTerms.superRefine((terms, context) => {
        for (const { path, message } of termsIssues(terms))
          context.addIssue({ code: 'custom', path: path.split('.'), message });
      }),
    )
    .output(planTerms),
};
