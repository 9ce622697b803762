import { useCheckNewMessages, useGetAccount } from '@yayan/api-client';
import { MemberHeader } from '@yayan/ui';
import type { ReactNode } from 'react';
import { memberNav } from './navigation.ts';
import { useLogout } from './use-logout.ts';

interface SignedInHeaderProps {
  path: string;
  /** What stands there while the account has not been loaded. */
  withoutAccount: ReactNode;
}

/** The header for a member, with their account and whether messages wait for them. */
export function SignedInHeader({ path, withoutAccount }: SignedInHeaderProps) {
  const account = useGetAccount().data;
  // Nothing new is a refusal of its own (1105): then there is no data, and no dot.
  const isNews = useCheckNewMessages({ query: { retry: false } }).isSuccess;
  const logout = useLogout();
  if (!account) return withoutAccount;
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
