import { ErrorState } from '#web/ui/error-state.tsx';

/** What stands in the place of posts that could not be loaded, and a way to try again. */
export function BlogFault({ title, message }: { title: string; message: string }) {
  return (
    <>
      <title>{title}</title>
      <ErrorState title={title} message={message} onRetry={() => location.reload()} />
    </>
  );
}
