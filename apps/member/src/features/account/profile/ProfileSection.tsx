import type { Account } from '@yayan/api-client';
import { IconCamera } from '@tabler/icons-react';
import { CopyButton, formatDay, Avatar, UnstyledButton } from '@yayan/ui';
import { AccountSection } from '../frame/AccountSection.tsx';
import { AvatarSheet } from './AvatarSheet.tsx';
import { NicknameSheet } from './NicknameSheet.tsx';
import classes from './ProfileSection.module.css';
import { RowAction } from '../frame/RowAction.tsx';
import { SettingList, SettingRow } from '../frame/SettingRow.tsx';
import { useOpenSheet } from '../frame/use-open-sheet.ts';

/** 个人资料: avatar, nickname, and the member number to quote to support. */
export function ProfileSection({ account }: { account: Account }) {
  const { isOpen, open, close } = useOpenSheet();
  return (
    <AccountSection id="profile" title="个人资料">
      <div className={classes['who']}>
        <UnstyledButton className={classes['avatar']} aria-label="更换头像" onClick={() => open('avatar')}>
          <Avatar name={account.nickname} src={account.avatar} size={72} />
          <span className={classes['camera']}>
            <IconCamera size={16} stroke={1.75} aria-hidden />
          </span>
        </UnstyledButton>
        <div className={classes['text']}>
          <strong className={classes['name']}>{account.nickname}</strong>
          <span className={classes['since']}>
            {account.bbsRole === 0 ? `${account.level.name} · ` : ''}
            {formatDay(account.joinedAt)}加入
          </span>
        </div>
      </div>
      <SettingList>
        <SettingRow
          label="昵称"
          value={account.nickname}
          action={<RowAction label="修改" object="昵称" onPress={() => open('nickname')} />}
        />
        <SettingRow
          label="会员编号"
          value={account.memberCode}
          hint="联系我们时提供，不含个人信息"
          action={<CopyButton value={account.memberCode} label="复制" />}
        />
      </SettingList>
      <AvatarSheet
        opened={isOpen('avatar')}
        onClose={close}
        nickname={account.nickname}
        avatar={account.avatar}
      />
      <NicknameSheet opened={isOpen('nickname')} onClose={close} current={account.nickname} />
    </AccountSection>
  );
}
