/** Most texts stored for one request; more are refused until some are deleted. The database enforces it. */
export const maxVariants = 20;

/** Most requests of one story whose texts are stored; the oldest are deleted first. The database enforces it. */
export const maxVariantGroups = 100;
