import { z } from 'zod';
import { type AnnouncementLevel, announcementLevels } from '#domain/site/site-settings.ts';
import { operation } from './base.ts';
import { planCatalogue } from './plan-terms-schema.ts';

const fact = z.string().nullable();

const levels = Object.keys(announcementLevels) as [AnnouncementLevel, ...AnnouncementLevel[]];

export const site = {
  status: operation
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/site',
      tags: ['Site'],
      summary: 'What this installation offers, the same for everyone',
    })
    .output(
      z.object({
        /** The current writer: a language model, the storyteller, or none while no key is configured. */
        writer: z.enum(['model', 'storyteller', 'none']),
        /** The writer's context window, input and output together, in model tokens; null without one. */
        contextTokens: z.number().int().positive().nullable(),
        development: z.boolean(),
        /** Whether card payments are accepted (PayTR, or the test page of development). */
        cardPayments: z.boolean(),
        /** Whether payments are test payments. */
        testPayments: z.boolean(),
        /** Whether the sign-in with Google is configured. */
        google: z.boolean(),
        /** Whether visitors may generate without an account. */
        guestTrial: z.boolean(),
        /** Tokens of the gift for a verified e-mail address; 0 for none. */
        welcomeTokens: z.number().int().nonnegative(),
        /** Whether the operator allows adult content; the plan and the declaration of age are required too. */
        adultContent: z.boolean(),
        /** The newest terms of every plan, which apply to new sales. */
        plans: planCatalogue,
      }),
    ),
  brand: operation
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/site/brand',
      tags: ['Site'],
      summary: 'What the site calls itself, who runs it, and what it claims',
    })
    .output(
      z.object({
        /** The stored version; 0 for the defaults. */
        revision: z.number().int(),
        name: z.string(),
        tagline: z.string(),
        email: z.string(),
        city: z.string(),
        company: z.object({
          tradeName: fact,
          mersisNumber: fact,
          taxOffice: fact,
          taxNumber: fact,
          kep: fact,
          address: fact,
          phone: fact,
        }),
        claims: z.object({
          stories: fact,
          writers: fact,
          satisfaction: fact,
          support: fact,
          generalReply: fact,
          technicalReply: fact,
          urgentReply: fact,
        }),
        socialLinks: z.array(z.string()),
      }),
    ),
  notice: operation
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/site/notice',
      tags: ['Site'],
      summary: 'What stands above every page now: rooms that stay open ask for it',
    })
    .output(
      z.object({
        maintenance: z.boolean(),
        announcement: z.object({ text: z.string(), level: z.enum(levels) }).nullable(),
      }),
    ),
};
