/** Maximum number of texts of one generation request; further ones are refused. The database enforces it. */
export const maxVariants = 20;

/** Maximum number of generation requests of a story with stored texts; the oldest are deleted. The database enforces it. */
export const maxVariantGroups = 100;
