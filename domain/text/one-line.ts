/** A text on one line, without control characters and without those that turn the direction of what follows. */
export const oneLine = (value: string): string =>
  value
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
