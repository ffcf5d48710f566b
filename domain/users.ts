/** Rows of a page of the administrators' list (docs/product/administration.md). */
export const usersPerPage = 20;

/** What an administrator may add to a balance at once, tokens (docs/product/administration.md). */
export const tokenGrants = [1_000, 5_000] as const;

/** A total is exact up to here; above it may be an estimate that says so. */
export const exactUpTo = 10_000;

/** Days that an administrator's grant of a plan lasts where no other end is chosen (docs/product/plans.md). */
export const grantedDays = 31;

/** The latest end of a granted plan, days from now. */
export const mostGrantedDays = 3_653;
