import type { Config } from '@react-router/dev/config';
import { precompress } from './web/tooling/precompress.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  /** Few routes: the whole manifest costs less than a request for each new part of it. */
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
