import type { GenerationApi } from './generation-run.ts';

/**
 * The same calls, which note whether a guest asks: a sign-in or sign-out in another tab may come before the text, and its
 * receipt tells of the balance of who asked.
 */
export function trackGuestCalls(
  api: GenerationApi,
  isGuest: () => boolean,
): { api: GenerationApi; byGuest: () => boolean } {
  let byGuest = false;
  const noting =
    <Input extends unknown[], Answer>(call: (...input: Input) => Answer) =>
    (...input: Input): Answer => {
      byGuest = isGuest();
      return call(...input);
    };
  return {
    api: { ...api, stream: noting(api.stream), latest: noting(api.latest) },
    byGuest: () => byGuest,
  };
}
