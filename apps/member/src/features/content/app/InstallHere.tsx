import { useGetDesktopAppDownload } from '@yayan/api-client/react';
import { Button, ButtonLink, QrCode } from '@yayan/ui';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { canInstall, install, subscribeToInstall } from '../../../shell/install/install-prompt.ts';
import classes from './AppPage.module.css';
import { type InstallPlace, where } from './where.ts';

const steps: Record<'ios' | 'android' | 'desktop', readonly string[]> = {
  ios: ['用 Safari 打开本页', '点底部的“分享”', '选“添加到主屏幕”'],
  android: ['用系统浏览器或 Chrome 打开本页', '点右上角的菜单', '选“安装应用”或“添加到主屏幕”'],
  desktop: ['用 Chrome 或 Edge 打开本页', '点地址栏右边的“安装”图标'],
};

const never = (): boolean => false;

/** How to install the site where the page is open: by one button, by steps, from outside WeChat, or with a phone. */
export function InstallHere() {
  const [here] = useState<InstallPlace>(where);
  const isOffered = useSyncExternalStore(subscribeToInstall, canInstall, never);
  if (here === 'installed')
    return (
      <div className={classes['install']}>
        <p>你正在使用安装好的芽言。</p>
        <ButtonLink href="/">打开首页</ButtonLink>
      </div>
    );
  if (here === 'wechat')
    return (
      <div className={classes['install']}>
        <p className={classes['pointer']} role="note">
          <IconArrowUpRight size={24} stroke={1.75} aria-hidden />
          微信里不能安装：点右上角“…”，选“在浏览器打开”
        </p>
      </div>
    );
  return (
    <div className={classes['install']}>
      {isOffered ? (
        <Button size="lg" onClick={() => void install()}>
          安装芽言
        </Button>
      ) : (
        <ol className={classes['steps']}>
          {steps[here].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {here === 'desktop' ? <PhoneCode /> : null}
    </div>
  );
}

/** For a desktop: the address to open on a phone. */
function PhoneCode() {
  const { data } = useGetDesktopAppDownload();
  const address = data?.qrContent ?? `${globalThis.location.origin}/app/down`;
  return (
    <div className={classes['code']}>
      <Suspense fallback={<div style={{ width: 132, height: 132 }} />}>
        <QrCode text={address} label="用手机打开安装页" />
      </Suspense>
      手机扫码，在手机上安装
    </div>
  );
}
