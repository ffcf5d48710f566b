import type { Deps } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import { isAdministrator, readNamedAdministrators } from '../auth/index.ts';
import { exampleAddresses } from './example-addresses.ts';

type StartEnv = Pick<Env, 'mode' | 'adminEmails' | 'publicUrl' | 'mailFrom' | 'supportEmail'>;

/** Returns the log's warnings of a production start about addresses of the examples and about missing administrators. */
export async function startWarnings(
  env: StartEnv,
  { db, identity }: Pick<Deps, 'db' | 'identity'>,
): Promise<string[]> {
  if (env.mode !== 'production') return [];
  const warnings = exampleAddresses(env, identity.brand).map(
    (setting) => `${setting} is still an .example address, which reaches nobody`,
  );
  if (env.adminEmails.length > 0) return warnings;
  const accounts = await readNamedAdministrators(db, env);
  if (accounts.some((account) => isAdministrator(env, account))) return warnings;
  return [
    ...warnings,
    'the site has no administrator: set ADMIN_EMAILS, or give an account the role with npm run admin -- grant ADDRESS',
  ];
}
