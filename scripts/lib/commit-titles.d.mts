export const maxTitleLength: number;
export function unconventionalTitles(lines: readonly string[]): string[];
