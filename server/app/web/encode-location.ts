/** Everything but the characters that a path may contain as they are (RFC 3986) and the percent sign. */
const notAllowedInPath = /[^\w\-.~!$&'()*+,;=:@/%]/gu;

/**
 * Percent-encodes a path that Hono decoded, for a Location header. Hono leaves escapes of reserved characters and of
 * the percent sign in place, so that an existing escape is not encoded a second time.
 */
export const encodeLocation = (decodedPath: string): string =>
  decodedPath.replace(notAllowedInPath, encodeURIComponent);
