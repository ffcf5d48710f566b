/**
 * Specified texts that several places share, in their exact words. One module for each group, so that a page loads the
 * groups that it shows only.
 */
export * as messages from './messages/all.ts';
