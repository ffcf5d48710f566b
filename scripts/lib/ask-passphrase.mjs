import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Takes `--passphrase` out of a command's arguments and asks for the passphrase, unless the environment has one.
 * @param {string[]} args
 * @param {{ twice: boolean }} how `twice` for a new passphrase
 * @returns {Promise<{ args: string[], env: Record<string, string> }>}
 */
export async function takePassphrase(args, { twice }) {
  const others = args.filter((arg) => arg !== '--passphrase');
  const isGiven = process.env.BACKUP_PASSPHRASE || process.env.BACKUP_PASSPHRASE_FILE;
  if (others.length === args.length || isGiven) return { args: others, env: {} };
  const passphrase = await ask('Parola: ');
  if (passphrase === '') throw new Error('Parola boş olamaz.');
  if (twice && (await ask('Parola, bir daha: ')) !== passphrase) throw new Error('İki parola aynı değil.');
  return { args: others, env: { BACKUP_PASSPHRASE: passphrase } };
}

/**
 * Asks on the terminal without showing what is typed.
 * @param {string} question
 */
async function ask(question) {
  if (!process.stdin.isTTY) {
    throw new Error('Parola sorulamıyor: BACKUP_PASSPHRASE ya da BACKUP_PASSPHRASE_FILE ile verin.');
  }
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return (await line.question('')).trim();
  } finally {
    line.close();
    process.stderr.write('\n');
  }
}
