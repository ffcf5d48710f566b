import type { GenerationApi } from './generation-run.ts';

/**
 * Wraps the calls to record whether a guest sent the request: the session may change in another tab before the text
 * arrives, and its receipt has the balance of the person that sent the request.
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
