import { Tabs } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { safeDestination } from '../../../shell/session/safe-destination.ts';
import classes from '../form.module.css';
import { LoginForm } from './LoginForm.tsx';
import { PasswordLoginForm } from './PasswordLoginForm.tsx';
import { isForWall } from './is-for-wall.ts';
import type { Consent } from '../agreement/use-consent.ts';
import type { Newcomer } from './newcomer.ts';

interface LoginWaysProps extends Consent {
  mobile: string;
  onMobileChange: (digits: string) => void;
  isBack: boolean;
  onNewcomer: (newcomer: Newcomer) => void;
}

/** Why the visitor has to sign in: they came from a member's page, or the server ended their session. */
const noteFor = (destination: string, ended: boolean): string | undefined => {
  if (ended && destination.startsWith('/task/go?')) return '登录已失效。答过的题都在，重新登录后接着答。';
  if (ended) return '登录已失效，重新登录后会回到刚才的页面。';
  if (isForWall(destination))
    return '任务大厅按你的资料挑出你能做的任务，开始前写明金币、时长和未入选得多少，所以要先登录。';
  return destination === '/home' ? undefined : '这一步需要登录，登录后会回到刚才的页面。';
};

/** Signs in by code or password, as the address says. Mobile and consent are kept when the visitor switches. */
export function LoginMethods({ isBack, onNewcomer, ...form }: LoginWaysProps) {
  const [params, setParams] = useSearchParams();
  const way = params.get('way') === 'password' ? 'password' : 'code';
  const destination = safeDestination(params.get('from'), globalThis.location.origin);
  const note = noteFor(destination, params.has('ended'));
  const choose = (chosen: string | null): void => {
    setParams(
      (now) => {
        if (chosen === 'password') now.set('way', 'password');
        else now.delete('way');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Tabs value={way} onChange={choose} keepMounted={false}>
      <h1 className={classes['title']}>登录芽言</h1>
      {note ? <p className={classes['lead']}>{note}</p> : null}
      <Tabs.List className={classes['tabs'] ?? ''} aria-label="登录方式">
        <Tabs.Tab value="code">验证码登录</Tabs.Tab>
        <Tabs.Tab value="password">密码登录</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="code">
        <p className={classes['lead']}>没有账号也从这里开始：验证手机号，再确认一步就加入。</p>
        <LoginForm {...form} isBack={isBack} onNewcomer={onNewcomer} />
      </Tabs.Panel>
      <Tabs.Panel value="password">
        <p className={classes['lead']}>还没设过密码？用验证码登录后，可以到“账号设置”里设。</p>
        <PasswordLoginForm {...form} onUseCode={() => choose('code')} />
      </Tabs.Panel>
    </Tabs>
  );
}
