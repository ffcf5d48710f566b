import type { Config } from '@react-router/dev/config';
import { precompress } from './web/tooling/precompress.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  /** The table of all routes is one immutable file of the build: no request to the server for each link. */
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
