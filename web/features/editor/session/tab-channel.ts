import type { TabChannel } from './story-session.ts';

/**
 * Carries a person's updates of a story between the tabs of this browser, also without a connection; null where the
 * browser has no channels.
 */
export function openTabChannel(userId: string, storyId: string): TabChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(`yazihane.story.${userId}.${storyId}`);
  const tabs: TabChannel = {
    post(update) {
      try {
        channel.postMessage(update);
      } catch {
        // A closed channel: the other tabs get the change from the server.
      }
    },
    onUpdate: null,
    close: () => channel.close(),
  };
  channel.onmessage = ({ data }: MessageEvent<Uint8Array>) => tabs.onUpdate?.(data);
  return tabs;
}
