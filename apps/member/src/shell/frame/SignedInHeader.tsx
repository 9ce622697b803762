import { useCheckNewMessages, useGetAccount } from '@yayan/api-client/react';
import { MemberHeader } from '@yayan/ui';
import { useState } from 'react';
import { LogoutDialog } from '../session/LogoutDialog.tsx';
import { useBuilt } from './built-pages.ts';
import { useHomeMenu } from './home-menu.tsx';
import { memberNav } from './navigation.ts';

const messages = '/home/message';

/** The header for a member, with their account and a dot for new messages; before they are loaded, with their room. */
export function SignedInHeader({ path }: { path: string }) {
  const account = useGetAccount().data;
  const built = useBuilt();
  const hasMessages = built([{ href: messages }]).length > 0;
  // The server answers 1105 when there is nothing new, so only a success shows the dot.
  const isNews = useCheckNewMessages({ query: { retry: false, enabled: hasMessages } }).isSuccess;
  const [isLeaving, setLeaving] = useState(false);
  const pages = useHomeMenu();
  const member = account && {
    nickname: account.nickname,
    avatar: account.avatar,
    ...(hasMessages && { bell: { href: messages, unread: isNews } }),
    menu: [
      ...pages.map(({ href, label }) => ({ href, label: href === '/home' ? '我的主页' : label })),
      { label: '退出登录', onSelect: () => setLeaving(true) },
    ],
  };
  return (
    <>
      <MemberHeader homeHref="/home" path={path} nav={built(memberNav)} member={member} />
      <LogoutDialog opened={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}
