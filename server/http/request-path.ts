/** The path of a request, not decoded and without its query. */
export function pathOf({ url = '/' }: { url?: string | undefined }): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
