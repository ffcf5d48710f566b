import * as Y from 'yjs';
import type { DeviceCopy, KnownServerState } from '#web/features/editor/session/device-copy.ts';

/** A device's storage for one story, which outlives its sessions. */
export interface FakeDevice {
  updates: Uint8Array[];
  server: KnownServerState | null;
  isUnsent: boolean;
}

export function openFakeCopy(device: FakeDevice, doc: Y.Doc): DeviceCopy {
  const store = (update: Uint8Array, origin: unknown) => {
    if (origin !== device) device.updates.push(update);
  };
  return {
    async load() {
      for (const update of device.updates) Y.applyUpdate(doc, update, device);
      doc.on('update', store);
      return device.server;
    },
    whenStored: async () => undefined,
    isOrigin: (origin) => origin === device,
    async keepServerState(state) {
      device.server = state;
    },
    isUnsent: () => device.isUnsent,
    setUnsent() {
      device.isUnsent = true;
    },
    setSent() {
      device.isUnsent = false;
    },
    flush: () => undefined,
    async close() {
      doc.off('update', store);
    },
  };
}

export const createDevice = (): FakeDevice => ({ updates: [], server: null, isUnsent: false });
