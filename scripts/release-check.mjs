// `npm run release:check`: writes the list of production packages (SBOM, CycloneDX) and asks for their known vulnerabilities;
// checks the alert rules where promtool is installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAudit } from './lib/audit-report.mjs';
import { checkAlerts, hasPromtool, promtoolMissing } from './lib/check-alerts.mjs';
import { root } from './lib/paths.mjs';
import { command } from './lib/prepare.mjs';

/** Runs npm and returns what it writes to standard output; it also writes a report when it ends with an error. */
const npm = (...args) => spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

await command(async () => {
  const sbom = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev');
  if (sbom.status !== 0) throw new Error(`SBOM yazılamadı.\n${sbom.stderr}`);
  const file = 'build/sbom.cdx.json';
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(join(root, file), sbom.stdout);
  console.log(`${file}: ${JSON.parse(sbom.stdout).components.length} paket`);
  const { ok, text } = readAudit(npm('audit', '--omit=dev', '--json').stdout);
  if (!ok) throw new Error(text);
  console.log(text);
  if (hasPromtool()) checkAlerts();
  console.log(hasPromtool() ? 'Uyarı kuralları geçerli.' : promtoolMissing);
});
