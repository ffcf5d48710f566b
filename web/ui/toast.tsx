import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClasses, IconButton } from './button.tsx';
import { classes } from './classes.ts';

const manager = Toast.createToastManager();

export interface ToastOptions {
  text: string;
  tone?: 'info' | 'success' | 'error';
  /** One action, such as 'Geri al'; the toast closes after it. */
  action?: { text: string; onSelect: () => void };
  /** ms; 5,000, or 10,000 with an action. Paused while hovered or focused. */
  leavesAfterMs?: number;
}

/** Shows a message at the edge of the screen; returns a function that removes it. */
export function toast({ text, tone = 'info', action, leavesAfterMs }: ToastOptions): () => void {
  const id = manager.add({
    title: text,
    type: tone,
    priority: tone === 'error' ? 'high' : 'low',
    timeout: leavesAfterMs ?? (action ? 10_000 : 5_000),
    ...(action && {
      actionProps: {
        children: action.text,
        onClick: () => {
          action.onSelect();
          manager.close(id);
        },
      },
    }),
  });
  return () => manager.close(id);
}

/** The container of toasts, rendered by the layout of private pages. */
export function Toaster({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Bildirimler"
          className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-md flex-col gap-2 sm:right-6 sm:bottom-6 sm:left-auto sm:mx-0 sm:w-96"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      className={classes(
        'rounded-md border bg-sheet text-ink shadow-float transition duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0',
        item.type === 'error'
          ? 'border-danger-line'
          : item.type === 'success'
            ? 'border-success-line'
            : 'border-line',
      )}
    >
      <Toast.Content className="flex min-h-14 items-center gap-2 py-1.5 pr-1.5 pl-4">
        <Toast.Title className="flex-1 text-sm font-medium" render={<p />} />
        {item.actionProps && <Toast.Action className={buttonClasses({ variant: 'quiet' }, 'text-accent')} />}
        <Toast.Close render={<IconButton label="Bildirimi kapat" icon={<X />} />} />
      </Toast.Content>
    </Toast.Root>
  ));
}
