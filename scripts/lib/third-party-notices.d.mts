/** Writes the notices of all packages and fonts of production. @param root the project's folder */
export function writeThirdPartyNotices(root: string): string;
