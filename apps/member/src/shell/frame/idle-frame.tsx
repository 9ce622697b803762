import { LiveNotifications } from '../live/LiveNotifications.tsx';
import { ScreenPopup } from '../popup/ScreenPopup.tsx';
import { MakeMoneyIcon } from './MakeMoneyIcon.tsx';

/** What of a member's frame isn't there at first: the live news, the invitation icon and the operators' pop-up. */
export function IdleFrame({ path }: { path: string }) {
  return (
    <>
      <LiveNotifications />
      <MakeMoneyIcon path={path} />
      <ScreenPopup path={path} />
    </>
  );
}
