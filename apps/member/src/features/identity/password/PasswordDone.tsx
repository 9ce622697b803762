import { Button, Plant, useTakeFocus } from '@yayan/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import classes from './PasswordDone.module.css';

interface PasswordDoneProps {
  mobile: string;
  signedOutDevices: number;
}

/** Step 4: says that the new password works, and how many devices were signed out. */
export function PasswordDone({ mobile, signedOutDevices }: PasswordDoneProps) {
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useTakeFocus(title);
  return (
    <div className={classes['root']}>
      <Plant stage="flower" />
      <h2 ref={title} tabIndex={-1} className={classes['title']}>
        新密码已生效
      </h2>
      <p className={classes['text']}>
        {signedOutDevices > 0
          ? `为了安全，已让 ${signedOutDevices} 台登录过的设备退出，再用时请重新登录。`
          : '之前没有设备在登录。'}
      </p>
      <Button
        size="lg"
        fullWidth
        onClick={() => void navigate('/login?way=password', { replace: true, state: { mobile } })}
      >
        用新密码登录
      </Button>
    </div>
  );
}
