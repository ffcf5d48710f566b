import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#testing/free-port.ts';

export interface AppProcess {
  url: string;
  stop(): Promise<void>;
}

/** Timeout of a first start with its database, ms. */
const startLimitMs = 60_000;
const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/**
 * Starts the app in its own process with an empty data directory and the storyteller without a pace. It trusts one proxy,
 * so that each test can have its own address.
 * @throws Error with its output when it does not start
 */
export async function startApp(env: NodeJS.ProcessEnv = {}): Promise<AppProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yazihane-e2e-'));
  chmodSync(dataDir, 0o755);
  const port = Number(env.PORT) || (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
      STORYTELLER: 'on',
      STORYTELLER_WORDS_PER_SECOND: 'instant',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes(`:${port}`)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    gone.then(() => reject(new Error(`The app ended before it was ready:\n${said}`)), reject);
    setTimeout(() => reject(new Error(`The app was not ready in time:\n${said}`)), startLimitMs).unref();
  });
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  await ready.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
