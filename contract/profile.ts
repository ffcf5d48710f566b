import { z } from 'zod';
import { isBirthDate } from '#domain/account/profile.ts';
import {
  billingLimits,
  buyerKinds,
  invoiceErrors,
  isPhone,
  packedTaxNumber,
} from '#domain/billing/billing-details.ts';
import { limits, usernamePattern } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { viewer } from './auth.ts';
import { instant, isVisible, oneLine, operation, text } from './base.ts';

const required = (error: string) => ({ error });
const requiredLine = (max: number, error: string) =>
  text(max, error).overwrite(oneLine).trim().refine(isVisible, required(error));

const profileFields = {
  fullName: requiredLine(limits.fullName, messages.billing.fullNameRequired),
  username: z
    .string({ error: messages.account.usernameRule })
    .trim()
    .regex(usernamePattern, { error: messages.account.usernameRule }),
  bio: text(limits.bio).trim().default(''),
  /** An empty value becomes null (docs/product/accounts.md). */
  birthDate: z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z
      .string({ error: messages.profile.birthDateRange })
      .refine((day) => isBirthDate(day, new Date()), { error: messages.profile.birthDateRange })
      .nullable(),
  ),
};

export const profileDetails = z.object({
  fullName: z.string(),
  /** Null until one is chosen. */
  username: z.string().nullable(),
  bio: z.string(),
  birthDate: z.iso.date().nullable(),
});
export type ProfileDetails = z.infer<typeof profileDetails>;

/** Which mails a person wants; news is marketing and needs consent. */
export const notificationPreferences = z.object({
  productNews: z.boolean(),
  /** When the consent to news was given; null without it. */
  productNewsConsentedAt: instant.nullable(),
  membershipReminders: z.boolean(),
  weeklySummary: z.boolean(),
  /** Whether the mail server refused the address for good: news and summaries wait until it is proven again. */
  addressRefused: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

const optionalLine = (max: number) => text(max).overwrite(oneLine).trim().default('');

/** The billing data that checkout and settings use (docs/product/accounts.md). */
export const billingDetails = z
  .object({
    fullName: requiredLine(billingLimits.fullName, messages.billing.fullNameRequired),
    phone: requiredLine(billingLimits.phone, messages.billing.phoneRequired).refine(
      isPhone,
      required(messages.billing.phoneInvalid),
    ),
    address: text(billingLimits.address, messages.billing.addressRequired)
      .trim()
      .refine(isVisible, required(messages.billing.addressRequired)),
    kind: z.enum(buyerKinds).default('individual'),
    /** Of a company only. */
    companyName: optionalLine(billingLimits.companyName),
    /** TCKN or VKN, with its check digits. */
    taxNumber: text(billingLimits.taxNumber).overwrite(packedTaxNumber).default(''),
    taxOffice: optionalLine(billingLimits.taxOffice),
  })
  .check(({ value, issues }) => {
    for (const [path, message] of Object.entries(invoiceErrors(value)))
      issues.push({ code: 'custom', input: value, path: [path], message });
  });
export type BillingDetails = z.infer<typeof billingDetails>;
export const savedBilling = z.object({
  fullName: z.string(),
  phone: z.string(),
  address: z.string(),
  kind: z.enum(buyerKinds),
  companyName: z.string(),
  taxNumber: z.string(),
  taxOffice: z.string(),
});

const loadFailed = { PROFILE_LOAD_FAILED: { status: 500, message: messages.profile.loadFailed } };
const preferencesFailed = {
  PREFERENCES_LOAD_FAILED: { status: 500, message: messages.profile.preferencesLoadFailed },
};
const billingFailed = { BILLING_LOAD_FAILED: { status: 500, message: messages.billing.loadFailed } };

export const profile = {
  get: operation
    .meta({ access: 'user', fallback: 'PROFILE_LOAD_FAILED' })
    .route({ method: 'GET', path: '/profile', tags: ['Profil'], summary: 'The own profile' })
    .errors(loadFailed)
    .output(profileDetails),
  update: operation
    .meta({ access: 'user', fallback: 'PROFILE_UPDATE_FAILED' })
    .route({
      method: 'PUT',
      path: '/profile',
      tags: ['Profil'],
      summary: 'Change the own profile; answers the person as every screen shows them',
    })
    .errors({
      USERNAME_TAKEN: { status: 409, message: messages.account.usernameTaken },
      PROFILE_UPDATE_FAILED: { status: 500, message: messages.profile.updateFailed },
    })
    .input(z.object(profileFields))
    .output(z.object({ profile: profileDetails, viewer })),
  notifications: operation
    .meta({ access: 'user', fallback: 'PREFERENCES_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/profile/notifications',
      tags: ['Profil'],
      summary: 'Which mails are wanted',
    })
    .errors(preferencesFailed)
    .output(notificationPreferences),
  updateNotifications: operation
    .meta({ access: 'user', fallback: 'PREFERENCES_SAVE_FAILED' })
    .route({
      method: 'PATCH',
      path: '/profile/notifications',
      tags: ['Profil'],
      summary: 'Want or no longer want mails; what is not named stays',
    })
    .errors({
      PREFERENCES_SAVE_FAILED: { status: 500, message: messages.profile.preferencesSaveFailed },
    })
    .input(
      z.object({
        productNews: z.boolean().optional(),
        membershipReminders: z.boolean().optional(),
        weeklySummary: z.boolean().optional(),
      }),
    )
    .output(notificationPreferences),
  billing: operation
    .meta({ access: 'user', fallback: 'BILLING_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/profile/billing',
      tags: ['Profil'],
      summary: 'The saved billing details',
    })
    .errors(billingFailed)
    .output(z.object({ details: savedBilling.nullable() })),
  updateBilling: operation
    .meta({ access: 'user', fallback: 'BILLING_SAVE_FAILED' })
    .route({
      method: 'PUT',
      path: '/profile/billing',
      tags: ['Profil'],
      summary: 'Save the billing details',
    })
    .errors({ BILLING_SAVE_FAILED: { status: 500, message: messages.billing.saveFailed } })
    .input(billingDetails)
    .output(z.object({ details: savedBilling })),
};
