import { StartupError } from '../startup-error.ts';

/** Exit codes of the command: what was asked for could not be done, or was asked for wrongly. */
export const exitCodes = { failed: 1, usage: 2 } as const;

/** A failed command, in words for the operator. */
export class CommandError extends StartupError {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}
