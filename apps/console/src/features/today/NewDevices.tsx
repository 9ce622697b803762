import { Suspense } from 'react';
import { NewDeviceNotices, useNewDevices } from './use-new-devices.ts';

/** Asks about sign-ins at new devices. Most days it shows nothing. */
export function NewDevices() {
  const { data } = useNewDevices();
  if (data === undefined || data.items.length + data.denied.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <NewDeviceNotices devices={data} />
    </Suspense>
  );
}
