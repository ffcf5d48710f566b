/**
 * The day (YYYY-MM-DD) on which a lawyer approved the texts of this folder; null for the draft. The owner enters it after
 * each change of the texts; only the administration's checklist reads it.
 */
export const legalTextsReviewedOn: string | null = null;
