/** The address of a database on a server whose socket is in a directory. */
export function socketUrl(server: { host: string; user: string }, database: string): string {
  return `postgresql://${server.user}@${encodeURIComponent(server.host)}/${database}`;
}
