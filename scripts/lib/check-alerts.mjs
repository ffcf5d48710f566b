import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.mjs';

const folder = join(root, 'deploy/monitoring');

/** Returns whether Prometheus' promtool is installed. */
export const hasPromtool = () =>
  spawnSync('promtool', ['--version'], { stdio: 'ignore' }).error === undefined;

export const promtoolMissing =
  'promtool bulunamadı, uyarı kuralları denetlenmedi. Prometheus’la birlikte gelir (Debian: apt install prometheus).';

/**
 * Checks the alert rules and runs their cases by promtool.
 * @throws an Error with promtool's output when a rule or a case fails
 */
export function checkAlerts() {
  for (const [what, file] of [
    ['check', 'alerts.yml'],
    ['test', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', [what, 'rules', file], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`Uyarı kuralları hatalı (${file}).\n${stdout}${stderr}`);
  }
}
