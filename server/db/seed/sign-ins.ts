import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SignIn {
  /** The account's purpose, in Turkish. */
  label: string;
  email: string;
  password: string;
}

export interface DemoSignIns {
  file: string;
  /** Filled only by the start that created them. */
  accounts: SignIn[];
}

const fileName = 'demo-girisleri.txt';

/** Returns the path of the demo sign-ins of a data directory, or null if there are none. */
export function signInsFile(dataDir: string): DemoSignIns | null {
  const file = join(dataDir, fileName);
  return existsSync(file) ? { file, accounts: [] } : null;
}

/** Writes the demo sign-ins to a file that only its owner can read. */
export async function keepSignIns(dataDir: string, accounts: SignIn[]): Promise<DemoSignIns> {
  const file = join(dataDir, fileName);
  const text = `Yazıhane demo hesapları (yalnızca bu kurulumda geçerlidir)\n\n${table(accounts)}\n`;
  await writeFile(file, text, { mode: 0o600, flush: true });
  return { file, accounts };
}

function table(accounts: SignIn[]): string {
  const width = (of: (account: SignIn) => string) =>
    Math.max(...accounts.map((account) => of(account).length));
  const labels = width(({ label }) => label);
  const emails = width(({ email }) => email);
  return accounts
    .map(({ label, email, password }) => `  ${label.padEnd(labels)}  ${email.padEnd(emails)}  ${password}`)
    .join('\n');
}

/** Returns the start's text about the demo accounts: the sign-ins the first time, later the path of their file. */
export function describeSignIns({ file, accounts }: DemoSignIns): string {
  if (accounts.length === 0) return `Demo hesaplarının girişleri: ${file}`;
  return `Demo hesapları (bir kez gösterilir, sonra: ${file})\n${table(accounts)}`;
}
