import type { Api } from '#web/lib/api-client.ts';

type Setup = Awaited<ReturnType<Api['administration']['setup']>>;

/** A step of the setup with what it lacks. */
export type SetupState = Setup['steps'][number];

/** How many steps still lack something. */
export const countUnfinished = (steps: readonly SetupState[]): number =>
  steps.filter(({ missing }) => missing.length > 0).length;
