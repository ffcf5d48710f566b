/** Public API of profiles, for the mails that need consent. */
export { changeMailWishes } from './change-mail-wishes.ts';
