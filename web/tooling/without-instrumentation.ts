import type { Plugin } from 'vite';

const module = /react-router\/dist\/.*\/router\/instrumentation\.js$/;
const exported =
  /export \{ consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext \}/;

const replacement = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = null;
`;

/**
 * Leaves out what React Router carries for those who watch its calls, which we don't: a kilobyte of the landing page.
 * @throws where React Router no longer reads as it did, so that an update can't bring it back unseen.
 */
export function withoutInstrumentation(): Plugin {
  return {
    name: 'without-instrumentation',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!module.test(id)) return;
      if (!exported.test(code))
        throw new Error(`React Router's instrumentation in ${id} is another: mend this plugin.`);
      return { code: replacement, map: null };
    },
  };
}
