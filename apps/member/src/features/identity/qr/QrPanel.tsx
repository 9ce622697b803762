import { IconRefresh } from '@tabler/icons-react';
import { Avatar, Button, QrCode, Skeleton } from '@yayan/ui';
import { type ReactNode, Suspense, useState } from 'react';
import type { QrView } from './poll-qr-login.ts';
import classes from './QrPanel.module.css';
import { useQrLogin } from './use-qr-login.ts';

const codeSize = 208;

const words = (view: QrView): string => {
  switch (view.kind) {
    case 'loading':
      return '正在生成二维码…';
    case 'failed':
      return '二维码没有加载出来';
    case 'over':
      return view.how === 'refused' ? '已在手机上取消登录' : '二维码已过期';
    case 'waiting':
      return view.trouble ? '网络不太顺畅，正在重试…' : '用手机扫一扫，在手机上确认登录';
    case 'scanned':
      return view.trouble ? '网络不太顺畅，正在重试…' : '已扫描，请在手机上确认';
  }
};

function Over({ view, onRefresh }: { view: QrView; onRefresh: () => void }): ReactNode {
  if (view.kind === 'scanned') {
    return (
      <div className={classes['over']}>
        <Avatar src={view.avatar} name={view.nickname} size={64} />
        <strong>{view.nickname}</strong>
      </div>
    );
  }
  if (view.kind !== 'over' && view.kind !== 'failed') return null;
  return (
    <div className={classes['over']}>
      <Button
        variant="default"
        onClick={onRefresh}
        leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
      >
        刷新二维码
      </Button>
    </div>
  );
}

/** One code with its state. The panel mounts a new one for each code. */
function Code({ onRefresh }: { onRefresh: () => void }): ReactNode {
  const view = useQrLogin();
  const bones = <Skeleton width={codeSize} height={codeSize} radius={0} />;
  const isCovered = view.kind === 'scanned' || view.kind === 'over';
  return (
    <>
      <div className={classes['plate']} data-covered={isCovered}>
        <div className={classes['code']} aria-hidden={isCovered}>
          {'content' in view ? (
            <Suspense fallback={bones}>
              <QrCode text={view.content} label="登录二维码，请用手机扫描" size={codeSize} />
            </Suspense>
          ) : view.kind === 'loading' ? (
            bones
          ) : null}
        </div>
        <Over view={view} onRefresh={onRefresh} />
      </div>
      <output className={classes['state']}>{words(view)}</output>
      <p className={classes['hint']}>{view.kind === 'waiting' ? '手机上要先登录芽言' : ''}</p>
    </>
  );
}

/** Signs in a desktop with a phone that is already signed in (rule 2.16). */
export function QrPanel() {
  const [round, setRound] = useState(0);
  return (
    <section className={classes['root']} aria-labelledby="qr-title">
      <h2 id="qr-title" className={classes['title']}>
        扫码登录
      </h2>
      <Code key={round} onRefresh={() => setRound(round + 1)} />
    </section>
  );
}
