import { StartupError } from '../startup-error.ts';

/** Reads the arguments of the doctor. @throws StartupError that shows how it is used */
export function readArguments(args: readonly string[]): { recipient: string | null } {
  if (args.length === 0) return { recipient: null };
  const [option, recipient = ''] = args;
  if (option === '--mail' && args.length === 2 && /^[^\s<>@,;]+@[^\s<>@,;]+$/.test(recipient))
    return { recipient };
  throw new StartupError('Kullanımı: npm run doctor [-- --mail ADRES]');
}
