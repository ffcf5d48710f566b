import { type RouterContextProvider, redirectDocument } from 'react-router';
import { documentContext } from './server-context.ts';

/**
 * Makes a page that shows images of other sites a document of its own, also for a reader who walks to it from a page of
 * ours: a document keeps the policy that it came with, and others allow our own images only. Call it in a `loader`.
 * @param path the page's own address. @throws Response
 */
export function forceDocumentNavigation(context: Readonly<RouterContextProvider>, path: string): void {
  if (!context.get(documentContext)) throw redirectDocument(path);
}
