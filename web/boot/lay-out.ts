/**
 * Lays out what is read of a page so far. It stands before its content and before its footer: so they are tasks of their
 * own, where one of all would keep a phone from answering a touch. It is put into the page as text: it must not refer to
 * anything outside.
 */
export function layOut(): void {
  document.documentElement.getBoundingClientRect();
}
