/** Reads the JSON of `npm audit`. @returns whether a release may follow, and what to tell */
export function readAudit(json: string): { ok: boolean; text: string };
