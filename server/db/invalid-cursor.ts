import { invalidInput } from '../errors.ts';

/** The answer of a list to a cursor that it never returned. */
export const invalidCursor = () => invalidInput('cursor', 'Böyle bir sayfa yok.');
