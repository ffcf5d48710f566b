import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { storyName } from '#domain/story/story.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { listDeviceStories } from '../session/device-stories.ts';

/** The stories that this device keeps, in place of the list that has no connection: each opens and can be written on. */
export function DeviceStories({ userId }: { userId: string }) {
  const [copies] = useState(() => listDeviceStories(userId));
  if (copies.length === 0) {
    return (
      <EmptyState icon={<CloudOff aria-hidden="true" />} title="Bağlantı yok, bu cihazda da hikâye yok">
        Hikâyeleriniz bağlantı gelince burada görünür.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
        <CloudOff aria-hidden="true" className="size-4 shrink-0" />
        Bağlantı yok. Bu cihazda son açtığınız hikâyelerle devam edebilirsiniz.
      </p>
      <ul className="grid gap-3" aria-label="Bu cihazdaki hikâyeler">
        {copies.map(({ id, title, wordCount }) => (
          <Card as="li" key={id} className="relative grid gap-1 hover:border-line-strong">
            <h3 className="text-xl wrap-anywhere">
              <Link
                to={`/editor?hikaye=${id}`}
                className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
              >
                {storyName(title)}
              </Link>
            </h3>
            <p className="text-sm text-ink-soft tabular-nums">{wordCount.toLocaleString('tr-TR')} sözcük</p>
          </Card>
        ))}
      </ul>
    </div>
  );
}
