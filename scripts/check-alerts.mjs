// `npm run check-alerts`: checks deploy/monitoring/alerts.yml and runs the cases of alerts.test.yml by promtool.
import { checkAlerts, hasPromtool, promtoolMissing } from './lib/check-alerts.mjs';
import { command } from './lib/prepare.mjs';

await command(async () => {
  if (!hasPromtool()) throw new Error(promtoolMissing);
  checkAlerts();
  console.log('Uyarı kuralları geçerli.');
});
