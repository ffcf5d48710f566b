/** Page size of the administrators' list (docs/product/administration.md). */
export const usersPerPage = 20;

/** Amounts that an administrator can add to a balance, tokens (docs/product/administration.md). */
export const tokenGrants = [1_000, 5_000] as const;

/** The most tokens that an administrator adds or takes at once. */
export const maxTokenChange = 1_000_000;

/** Maximum length of the reason that an administrator gives for a change, characters. */
export const maxReason = 500;

/** Maximum number of counted accounts in a list; the total then says that there are more. */
export const userCountLimit = 1_000;

/** Default duration of a plan that an administrator grants, days (docs/product/plans.md). */
export const grantedDays = 31;

/** Maximum duration of a granted plan, days. */
export const maxGrantedDays = 3_653;
