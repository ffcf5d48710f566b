/** Rows of a page of the administrators' list (docs/product/administration.md). */
export const usersPerPage = 20;

/** What an administrator may add to a balance at once, tokens (docs/product/administration.md). */
export const tokenGrants = [1_000, 5_000] as const;

/** Accounts of a list are counted up to here; above it the list says that there are more. */
export const userCountLimit = 1_000;

/** Days that an administrator's grant of a plan lasts where no other end is chosen (docs/product/plans.md). */
export const grantedDays = 31;

/** The latest end of a granted plan, days from now. */
export const maxGrantedDays = 3_653;
