import { useGetAccount } from '@yayan/api-client/react';
import { MemberHeader } from '@yayan/ui';
import { useState } from 'react';
import { LogoutDialog } from '../session/LogoutDialog.tsx';
import { morePages, useHomeMenu } from './home-menu.tsx';
import { memberNav } from './navigation.ts';
import { messagesHref } from '../unread/unread-links.ts';
import { useUnread } from '../unread/use-unread.ts';

/** The header for a member, with their account and a dot for new messages. Until these are loaded it reserves their space. */
export function SignedInHeader({ path }: { path: string }) {
  const account = useGetAccount().data;
  const unread = useUnread();
  const [isLeaving, setLeaving] = useState(false);
  const pages = useHomeMenu();
  const member = account && {
    nickname: account.nickname,
    avatar: account.avatar,
    bell: { href: messagesHref(unread), unread: unread !== undefined },
    menu: [
      ...[...pages, ...morePages].map(({ href, label }) => ({ href, label })),
      { label: '退出登录', onSelect: () => setLeaving(true) },
    ],
  };
  return (
    <>
      <MemberHeader homeHref="/home" path={path} nav={memberNav} member={member} />
      <LogoutDialog opened={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}
