/**
 * Why the app can't start, in words for whoever started it: what is wrong lies outside of the program, and its own stack
 * would say nothing of it.
 */
export class StartupError extends Error {}
