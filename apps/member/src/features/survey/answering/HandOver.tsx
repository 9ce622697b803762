import { useMediaQuery } from '@mantine/hooks';
import { media, QrCode, Sheet, Skeleton } from '@yayan/ui';
import { Suspense } from 'react';
import classes from './HandOver.module.css';

interface HandOverProps {
  sessionId: string;
  opened: boolean;
  onClose: () => void;
}

/**
 * How to go on with a questionnaire on another device: the same participation, so its answers and its seat are there (rule
 * 3.9). Where WeChat or a small screen is a hindrance, a computer signs in by scanning with this phone. Who sits at a computer
 * reads first how to go on with a phone.
 */
export function HandOver({ sessionId, opened, onClose }: HandOverProps) {
  const isPhone = useMediaQuery(media.phone, false, { getInitialValueInEffect: false });
  return (
    <Sheet opened={opened} onClose={onClose} title="换设备继续">
      <p className={classes['lead']}>答案都已保存，名额也还在，换过去从这一题接着答。</p>
      {isPhone ? <ToComputer isPhone /> : null}
      <ToPhone sessionId={sessionId} />
      {isPhone ? null : <ToComputer isPhone={false} />}
    </Sheet>
  );
}

function ToComputer({ isPhone }: { isPhone: boolean }) {
  return (
    <section className={classes['way']}>
      <h3>{isPhone ? '换到电脑' : '换到另一台电脑'}</h3>
      <ol>
        <li>
          {isPhone ? '在电脑的浏览器打开' : '在那台电脑的浏览器打开'} <b>{globalThis.location.host}/login</b>
        </li>
        <li>
          {isPhone ? '用这部手机扫电脑上的码，点“确认登录”' : '用同一个手机号登录，或用登录过的手机扫码'}
        </li>
        <li>登录后，电脑首页会列出这份没答完的问卷，点开接着答</li>
      </ol>
    </section>
  );
}

function ToPhone({ sessionId }: { sessionId: string }) {
  const address = `${globalThis.location.origin}/task/go?session=${sessionId}`;
  return (
    <section className={classes['way']}>
      <h3>换到手机</h3>
      <p>用登录过的手机扫这个码：</p>
      <figure className={classes['code']}>
        <Suspense fallback={<Skeleton height={180} width={180} />}>
          <QrCode text={address} label="二维码：在手机上继续" size={180} />
        </Suspense>
      </figure>
    </section>
  );
}
