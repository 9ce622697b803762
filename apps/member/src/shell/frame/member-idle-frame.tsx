import { LiveNotifications } from '../live/LiveNotifications.tsx';
import { ScreenPopup } from '../popup/ScreenPopup.tsx';
import { MakeMoneyIcon } from './MakeMoneyIcon.tsx';

/** The parts of a member's frame that load last: live events, the invitation icon and the operators' pop-up. */
export function MemberIdleFrame({ path }: { path: string }) {
  return (
    <>
      <LiveNotifications />
      <MakeMoneyIcon path={path} />
      <ScreenPopup path={path} />
    </>
  );
}
