import { useQueryClient } from '@tanstack/react-query';
import {
  IconChevronDown,
  IconDevices,
  IconDownload,
  IconFingerprint,
  IconKeyboard,
  IconLogout,
  IconStack2,
} from '@tabler/icons-react';
import { failureText, signOutOperator } from '@yayan/console-client';
import { operatorRoleLabels } from '@yayan/contract/console-labels';
import { Menu } from '@yayan/ui';
import { useNavigate } from 'react-router';
import { SearchButton } from '../search/SearchBox.tsx';
import { mayDo, useSession } from '../session/session.ts';
import type { SignInState } from '../session/sign-out-cause.ts';
import { toaster } from '../session/toaster.ts';
import classes from './Head.module.css';

/** The head of every page: search, and who is signed in. */
export function Head({ onKeys }: { onKeys: () => void }) {
  const session = useSession();
  const { name, roles } = session;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const signOut = async (): Promise<void> => {
    try {
      await signOutOperator();
    } catch (error) {
      return void toaster.error(failureText(error));
    }
    queries.clear();
    const state: SignInState = { cause: 'left' };
    await navigate('/sign-in', { state });
  };
  return (
    <header className={classes['root']}>
      <SearchButton />
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <button type="button" className={classes['who']}>
            <b>{name}</b>
            <span className={classes['roles']}>
              {roles.map((role) => operatorRoleLabels[role]).join('、')}
            </span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconDevices size={18} stroke={1.75} aria-hidden />}
            onClick={() => void navigate('/account/devices')}
          >
            登录的设备
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFingerprint size={18} stroke={1.75} aria-hidden />}
            onClick={() => void navigate('/account/passkeys')}
          >
            通行密钥
          </Menu.Item>
          {mayDo(session, ['exports', 'exports.large']) ? (
            <Menu.Item
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
              onClick={() => void navigate('/system/exports')}
            >
              我的导出
            </Menu.Item>
          ) : null}
          <Menu.Item
            leftSection={<IconStack2 size={18} stroke={1.75} aria-hidden />}
            onClick={() => void navigate('/system/bulk-runs')}
          >
            批量操作
          </Menu.Item>
          <Menu.Item leftSection={<IconKeyboard size={18} stroke={1.75} aria-hidden />} onClick={onKeys}>
            键盘快捷键
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />}
            onClick={() => void signOut()}
          >
            退出登录
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </header>
  );
}
