import { useCheckNewMessages, useGetAccount } from '@yayan/api-client';
import { MemberHeader } from '@yayan/ui';
import { useSyncExternalStore } from 'react';
import { session } from './client.ts';
import { memberNav, visitorNav } from './navigation.ts';
import { useLogout } from './use-logout.ts';

const subscribe = (hear: () => void): (() => void) => session.subscribe(hear);
const readToken = (): string | undefined => session.token();

/** Whether someone is signed in, kept current across tabs. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribe, readToken) !== undefined;

/** The header for whoever looks at the page. */
export function SiteHeader({ path }: { path: string }) {
  const isSignedIn = useIsSignedIn();
  const account = useGetAccount({ query: { enabled: isSignedIn } }).data;
  // Nothing new is a refusal of its own (1105): then there is no data, and no dot.
  const isNews = useCheckNewMessages({ query: { enabled: isSignedIn, retry: false } }).isSuccess;
  const logout = useLogout();
  const member =
    isSignedIn && account
      ? {
          nickname: account.nickname,
          avatar: account.avatar,
          bell: { href: '/home/message', unread: isNews },
          menu: [
            { label: '我的主页', href: '/home' },
            { label: '个人中心', href: '/home/user' },
            { label: '退出登录', onSelect: logout },
          ],
        }
      : undefined;
  return (
    <MemberHeader
      homeHref={member ? '/home' : '/'}
      path={path}
      nav={member ? memberNav : visitorNav}
      member={member}
      signIn={{ href: '/login' }}
      landing={path === '/'}
    />
  );
}
