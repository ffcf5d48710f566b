import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../lib/paths.mjs';
import { freePort } from './app.mjs';

/** @typedef {{ url: string, stop: () => Promise<void> }} Proxy */

/** Waits until the proxy passes requests on. @param {import('node:child_process').ChildProcess} child @param {string} url */
async function untilServing(child, url) {
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}.`);
    await sleep(50);
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {string} url @returns {Promise<Proxy>} */
async function served(child, url) {
  const ended = once(child, 'exit');
  await untilServing(child, url);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts nginx with the project's configuration, other ports and a certificate of its own. @param {string} folder @param {number} appPort */
export async function startNginx(folder, appPort) {
  const [plain, secure] = [await freePort(), await freePort()];
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=yazihane.example'];
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const site = readFileSync(join(root, 'deploy/nginx/yazihane.conf'), 'utf8')
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${plain};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${secure} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${appPort}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr;\nevents {}\n` +
      `http { ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }\n`,
  );
  const line = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  execFileSync('nginx', ['-t', '-q', ...line]);
  return served(
    spawn('nginx', line, { stdio: ['ignore', 'ignore', 'inherit'] }),
    `https://127.0.0.1:${secure}`,
  );
}

/** Starts Caddy with the project's configuration and a certificate of its own. @param {string} folder @param {number} appPort */
export async function startCaddy(folder, appPort) {
  const port = await freePort();
  const home = join(folder, 'caddy');
  mkdirSync(home);
  // Only for the trial: no port below 1024, no administration, no changes to this machine's certificates.
  const file = join(folder, 'Caddyfile');
  const site = readFileSync(join(root, 'deploy/caddy/Caddyfile'), 'utf8');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${site}`);
  const env = {
    ...process.env,
    SITE: `https://localhost:${port}`,
    APP: `127.0.0.1:${appPort}`,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  };
  const line = ['--adapter', 'caddyfile', '--config', file];
  execFileSync('caddy', ['validate', ...line], { env, stdio: 'ignore' });
  return served(spawn('caddy', ['run', ...line], { env, stdio: 'ignore' }), `https://localhost:${port}`);
}
