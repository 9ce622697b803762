import { useCheckNewMessages, useGetAccount } from '@yayan/api-client';
import { HeaderBar, MemberHeader } from '@yayan/ui';
import { memberNav } from './navigation.ts';
import { useLogout } from '../session/use-logout.ts';

/** The header for a member, with their account and whether messages wait for them; only the bar until it is loaded. */
export function SignedInHeader({ path }: { path: string }) {
  const account = useGetAccount().data;
  // Nothing new is a refusal of its own (1105): then there is no data, and no dot.
  const isNews = useCheckNewMessages({ query: { retry: false } }).isSuccess;
  const logout = useLogout();
  if (!account) return <HeaderBar homeHref="/home" />;
  const member = {
    nickname: account.nickname,
    avatar: account.avatar,
    bell: { href: '/home/message', unread: isNews },
    menu: [
      { label: '我的主页', href: '/home' },
      { label: '个人中心', href: '/home/user' },
      { label: '退出登录', onSelect: logout },
    ],
  };
  return <MemberHeader homeHref="/home" path={path} nav={memberNav} member={member} />;
}
