import { useCheckNewMessages, useGetAccount } from '@yayan/api-client';
import { HeaderBar, MemberHeader } from '@yayan/ui';
import { memberNav } from './navigation.ts';
import { useLogout } from '../session/use-logout.ts';

/** The header for a member, with their account and a dot for new messages. While loading it shows only the bar. */
export function SignedInHeader({ path }: { path: string }) {
  const account = useGetAccount().data;
  // The server answers 1105 when there is nothing new, so only a success shows the dot.
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
