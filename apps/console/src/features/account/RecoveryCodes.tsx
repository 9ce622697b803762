import { Alert, ButtonLink, Checkbox, CopyButton, Stack } from '@yayan/ui';
import { useState } from 'react';
import classes from './RecoveryCodes.module.css';

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [isSaved, setSaved] = useState(false);
  return (
    <Stack gap="md">
      <Alert color="gold" title="只显示这一次">
        手机不在身边时，用其中一个代替动态码登录，每个只能用一次。请存进密码管理器或打印出来。
      </Alert>
      <ul className={classes['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton value={codes.join('\n')} label="复制全部" done="已复制" />
      <Checkbox
        label="我已保存好"
        checked={isSaved}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
      {isSaved ? <ButtonLink href="/sign-in">去登录</ButtonLink> : null}
    </Stack>
  );
}
