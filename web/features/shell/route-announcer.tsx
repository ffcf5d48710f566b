import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Announces the new page to screen readers, and shows a progress bar while a page loads. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const busy = useNavigation().state !== 'idle';
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (document.activeElement === document.body)
      document.getElementById('icerik')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      {busy && <div aria-hidden="true" className="route-progress" />}
    </>
  );
}
