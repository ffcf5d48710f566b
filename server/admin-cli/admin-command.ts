import type { CommandContext } from './account.ts';
import { grantRole, revokeRole } from './change-role.ts';
import { CommandError, exitCodes } from './command-error.ts';
import { listAdministrators } from './list-administrators.ts';
import { makeResetLink } from './make-reset-link.ts';
import { verifyAddress } from './verify-address.ts';

/** Prints lines about the work that it did. */
export type AdminCommand = (context: CommandContext) => Promise<string[]>;

const usage = `Kullanımı:
  npm run admin -- grant ADRES           hesaba yöneticilik verir
  npm run admin -- revoke ADRES          yöneticiliği geri alır
  npm run admin -- list                  yöneticileri sıralar
  npm run admin -- reset-password ADRES  şifre yenileme bağlantısı verir
  npm run admin -- verify ADRES          adresi doğrulanmış sayar`;

const accountCommands = new Map([
  ['grant', grantRole],
  ['revoke', revokeRole],
  ['reset-password', makeResetLink],
  ['verify', verifyAddress],
]);

/** Reads the arguments of a command. @throws CommandError that shows how it is used */
export function readAdminCommand([name = '', ...rest]: readonly string[]): AdminCommand {
  if (name === 'list' && rest.length === 0) return listAdministrators;
  const run = accountCommands.get(name);
  const [address] = rest;
  if (!run || !address || rest.length > 1) throw new CommandError(usage, exitCodes.usage);
  const email = address.toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new CommandError(`"${address}" bir e-posta adresi değil.\n${usage}`, exitCodes.usage);
  return (context) => run(context, email);
}
