import type { Account } from '@yayan/api-client';
import { AccountSection } from '../frame/AccountSection.tsx';
import { EmailSheet } from './EmailSheet.tsx';
import { MobileSheet } from './MobileSheet.tsx';
import { PasswordSheet } from './PasswordSheet.tsx';
import { RowAction } from '../frame/RowAction.tsx';
import { SettingList, SettingRow } from '../frame/SettingRow.tsx';
import { useOpenSheet } from '../frame/use-open-sheet.ts';

/** 登录与安全: mobile, e-mail and password. */
export function SafetySection({ account }: { account: Account }) {
  const { isOpen, open, close } = useOpenSheet();
  return (
    <AccountSection id="safety" title="登录与安全">
      <SettingList>
        <SettingRow
          label="手机号"
          value={account.mobile}
          hint="登录和找回账号都用它"
          action={<RowAction label="更换" object="手机号" onPress={() => open('mobile')} />}
        />
        <SettingRow
          label="密码"
          value={account.hasPassword ? '已设置' : '未设置'}
          hint={account.hasPassword ? undefined : '设置后可以用密码登录，不必每次等验证码'}
          action={
            account.hasPassword ? (
              <RowAction label="修改" object="密码" onPress={() => open('password')} />
            ) : (
              <RowAction label="设置" object="密码" onPress={() => open('password')} />
            )
          }
        />
        <SettingRow
          label="邮箱"
          value={account.email ?? '未设置'}
          hint={account.email ? undefined : '选填，账号有变动时发邮件提醒你'}
          action={
            account.email ? (
              <RowAction label="更换" object="邮箱" onPress={() => open('email')} />
            ) : (
              <RowAction label="设置" object="邮箱" onPress={() => open('email')} />
            )
          }
        />
      </SettingList>
      <MobileSheet opened={isOpen('mobile')} onClose={close} />
      <PasswordSheet opened={isOpen('password')} onClose={close} hasPassword={account.hasPassword} />
      <EmailSheet opened={isOpen('email')} onClose={close} current={account.email} />
    </AccountSection>
  );
}
