export const engineFlags: string[];
