import { useMediaQuery } from '@mantine/hooks';
import { ButtonLink, media, QrCode } from '@yayan/ui';
import { Suspense, useState } from 'react';
import { where } from '../app/where.ts';
import page from './LandingPage.module.css';
import classes from './LandingParts.module.css';

/** How to get the site onto a phone: by a code on desktops, by a link on phones. Nothing where it is installed. */
export function LandingApp() {
  const [here] = useState(where);
  const hasCode = useMediaQuery(media.desktop, false, { getInitialValueInEffect: false });
  if (here === 'installed') return null;
  return (
    <section className={page['section']}>
      <div className={classes['app']}>
        <div>
          <h2>把芽言放到手机桌面上</h2>
          <p>从浏览器直接安装，不经过应用商店。入选以后断网也能接着答，连上网自动交上去。</p>
          <ButtonLink href="/app" variant="default">
            看看怎么装
          </ButtonLink>
        </div>
        {hasCode ? (
          <div className={classes['code']}>
            <Suspense fallback={<div className={classes['code-place']} />}>
              <QrCode text={`${globalThis.location.origin}/app`} label="二维码：打开芽言 APP 页面" />
            </Suspense>
            <span>扫一扫，在手机上打开</span>
          </div>
        ) : null}
      </div>
    </section>
  );
}
