import { errorFromEnvelope, networkError } from '#web/lib/api-error.ts';

/** The file's name in a Content-Disposition header. */
const nameIn = (header: string | null) => /filename="?([^";]+)"?/.exec(header ?? '')?.[1];

/** Gets the export of an account and hands it to the browser as a download. @throws ApiError */
export async function downloadExport(id: string, reason: string): Promise<void> {
  const answer = await fetch(`/api/admin/users/${encodeURIComponent(id)}/export`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reason }),
  }).catch((cause: unknown) => {
    throw networkError(cause);
  });
  if (!answer.ok) throw errorFromEnvelope(await answer.json().catch(() => null), answer.status);
  const link = document.createElement('a');
  const url = URL.createObjectURL(await answer.blob());
  link.href = url;
  link.download = nameIn(answer.headers.get('content-disposition')) ?? 'veriler.zip';
  link.click();
  URL.revokeObjectURL(url);
}
