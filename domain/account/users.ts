/** Page size of the administrators' list (docs/product/administration.md). */
export const usersPerPage = 20;

/** Amounts that an administrator can add to a balance, tokens (docs/product/administration.md). */
export const tokenGrants = [1_000, 5_000] as const;

/** Maximum number of counted accounts in a list; the total then says that there are more. */
export const userCountLimit = 1_000;

/** Default duration of a plan that an administrator grants, days (docs/product/plans.md). */
export const grantedDays = 31;

/** Maximum duration of a granted plan, days. */
export const maxGrantedDays = 3_653;
