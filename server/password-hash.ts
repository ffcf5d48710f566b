import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Hashes passwords and compares them with their hashes. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

const keyBytes = 64;
const saltBytes = 16;

/** What one hash costs. The memory needed is 128 * N * r bytes: 32 MB by default. */
interface Cost {
  N: number;
  r: number;
}

/**
 * Hashes with scrypt in another thread. A stored hash is `salt:key`, both in hexadecimal; the salt is used as text. The
 * format and the default cost are those of every password stored since the first release, so they must not change
 * without a way to recognise the older hashes.
 */
export function scryptPasswords({ N, r }: Cost = { N: 16_384, r: 16 }): PasswordHasher {
  // Keyboards that compose characters differently type the same password.
  const keyOf = (password: string, salt: string) =>
    derive(password.normalize('NFKC'), salt, keyBytes, { N, r, p: 1, maxmem: 256 * N * r });
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes).toString('hex');
      return `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
    },
    async verify({ hash, password }) {
      const [salt, key] = hash.split(':');
      if (!salt || !key) throw new Error('A stored password hash is malformed.');
      const stored = Buffer.from(key, 'hex');
      const given = await keyOf(password, salt);
      return stored.length === given.length && timingSafeEqual(stored, given);
    },
  };
}

/** The hasher of the product: 50 to 80 ms of processor time a hash. */
export const passwordHasher = scryptPasswords();
