export { CookieBanner } from './cookie-banner.tsx';
export { CookieButton } from './cookie-button.tsx';
export { useCookieChoice } from './cookie-choice.ts';
export { CookieSettingsButton } from './cookie-settings-button.tsx';
export { useCookieSettings } from './use-cookie-settings.tsx';
