import type { IdentityVersion } from '#contract/site-identity.ts';
import { identityTextError, socialLinksError } from '#domain/site/identity-rules.ts';
import { type IdentityText, identityTextNames, identityTexts } from '#domain/site/site-identity.ts';

/** The values of the form, one for each field. */
export type IdentityDraft = Record<IdentityText, string> & {
  /** One address on each line. */
  socialLinks: string;
  adultContent: boolean;
};

const textsOf = (change: (name: IdentityText) => string) =>
  Object.fromEntries(identityTextNames.map((name) => [name, change(name)])) as Record<IdentityText, string>;

export const draftOf = (version: IdentityVersion): IdentityDraft => ({
  ...textsOf((name) => version[name]),
  socialLinks: version.socialLinks.join('\n'),
  adultContent: version.adultContent,
});

/** The fields of the request. */
export const fieldsOf = (draft: IdentityDraft) => ({
  ...textsOf((name) => draft[name].trim()),
  socialLinks: draft.socialLinks
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  adultContent: draft.adultContent,
});

/** Validation errors by field, equal to the server's. */
export function draftErrors(draft: IdentityDraft): Partial<Record<keyof IdentityDraft, string>> {
  const fields = fieldsOf(draft);
  const errors = [
    ...identityTextNames.map((name) => [name, identityTextError(name, fields[name])] as const),
    ['socialLinks', socialLinksError(fields.socialLinks)] as const,
  ];
  return Object.fromEntries(errors.filter(([, message]) => message !== null));
}

/** The field of the form for a path of the contract ("socialLinks.2"). */
export const fieldOfPath = (path: string): string => path.split('.')[0] ?? path;

export const fieldLabel = (field: keyof IdentityDraft): string => {
  if (field === 'socialLinks') return 'Sosyal bağlantılar';
  return field === 'adultContent' ? 'Yetişkin içerik' : identityTexts[field].label;
};

export function fieldText(field: keyof IdentityDraft, draft: IdentityDraft): string {
  const value = draft[field];
  if (typeof value === 'boolean') return value ? 'Açık' : 'Kapalı';
  return value === '' ? 'Boş' : value;
}
