/** Whether anything of a text can be seen: format characters, fillers and blank Braille count as nothing. */
export const isVisible = (value: string): boolean => /[^\p{Cf}\p{Cc}\p{DI}\s\u2800]/u.test(value);
