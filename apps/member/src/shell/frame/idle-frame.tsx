import { latePart } from '@yayan/ui';
import { useLocation } from 'react-router';
import { isWeChat } from '../client/is-wechat.ts';
import { SeenPages } from '../offline/SeenPages.tsx';
import { SearchDoor } from '../search/SearchDoor.tsx';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { MemberIdleFrame } from './member-idle-frame.tsx';

const { Part: WechatShare } = latePart(async () => (await import('../share/WechatShare.tsx')).WechatShare, {
  isOptional: true,
});

/** The parts of the frame that load last: the search and the share card for everybody, and what only members have. */
export function IdleFrame() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchDoor />
      <SeenPages path={pathname} />
      {useIsSignedIn() ? <MemberIdleFrame path={pathname} /> : null}
      {isWeChat() ? <WechatShare address={pathname + search} /> : null}
    </>
  );
}
