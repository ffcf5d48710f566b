import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SignIn {
  /** What the account is for, in Turkish. */
  label: string;
  email: string;
  password: string;
}

export interface DemoSignIns {
  file: string;
  /** Only in the start that made them; later they are in the file only. */
  accounts: SignIn[];
}

const fileName = 'demo-girisleri.txt';

/** Where the demo sign-ins of a data directory are kept, or null where there are none. */
export function signInsFile(dataDir: string): DemoSignIns | null {
  const file = join(dataDir, fileName);
  return existsSync(file) ? { file, accounts: [] } : null;
}

/** Keeps the demo sign-ins in a file that only its owner can read, before anything else knows the passwords. */
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

/** What the start prints about the demo accounts: the sign-ins themselves the first time, then where they are. */
export function describeSignIns({ file, accounts }: DemoSignIns): string {
  if (accounts.length === 0) return `Demo hesaplarının girişleri: ${file}`;
  return `Demo hesapları (bir kez gösterilir, sonra: ${file})\n${table(accounts)}`;
}
