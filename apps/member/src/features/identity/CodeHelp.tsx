import { Button, Sheet } from '@yayan/ui';
import { useState } from 'react';
import classes from './form.module.css';

const tips = [
  '看看短信的“垃圾信息”或拦截记录，验证码可能被拦下了。',
  '确认手机有信号、没有停机，手机号没有填错。',
  '验证码 5 分钟内有效，60 秒后可以重新获取，以最后一条为准。',
  '每个手机号一天最多 5 条；用完后可以改用密码登录。',
];

/** 「没收到？」 next to the code field: what the member can check before they ask for another code. */
export function CodeHelp({ shown }: { shown: boolean }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      {shown ? (
        <button type="button" className={classes['text-button']} onClick={() => setOpened(true)}>
          没收到验证码？
        </button>
      ) : null}
      <Sheet opened={opened} onClose={() => setOpened(false)} title="没收到验证码？">
        <ol className={classes['tips']}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ol>
        <Button fullWidth onClick={() => setOpened(false)} data-autofocus>
          知道了
        </Button>
      </Sheet>
    </>
  );
}
