/** Everything except the percent sign and the characters that a path may contain unescaped (RFC 3986). */
const notAllowedInPath = /[^\w\-.~!$&'()*+,;=:@/%]/gu;

/**
 * Percent-encodes a path that Hono decoded, for a Location header. Hono does not decode escapes of reserved characters
 * and of the percent sign, so existing escapes are not encoded twice.
 */
export const encodeLocation = (decodedPath: string): string =>
  decodedPath.replace(notAllowedInPath, encodeURIComponent);
