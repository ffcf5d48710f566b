/**
 * The reason why the app can't start, in words for the operator. The cause is outside the program, so that a stack trace
 * would not help.
 */
export class StartupError extends Error {}
