import type { Config } from '@react-router/dev/config';
import { precompress } from './web/tooling/precompress.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  /** A page carries its own routes; web/tooling/routes-when-needed.ts brings the others. */
  routeDiscovery: { mode: 'lazy' },
  async buildEnd({ reactRouterConfig }) {
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
