import { useMediaQuery } from '@mantine/hooks';
import { media } from '@yayan/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { safeDestination } from '../../../shell/session/safe-destination.ts';
import { isForWall } from './is-for-wall.ts';
import { mobileFromHistory } from './mobile-from-history.ts';
import classes from './LoginPage.module.css';
import { LoginBanners } from './LoginBanners.tsx';
import { LoginPromises } from './LoginPromises.tsx';
import { LoginMethods } from './LoginMethods.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { ThirdParties } from './ThirdParties.tsx';
import { useNewcomer } from './use-newcomer.ts';
import { WallExamples } from './WallExamples.tsx';

/** Loaded separately, because a phone scans codes and never shows them. */
const QrPanel = lazy(async () => ({ default: (await import('../qr/QrPanel.tsx')).QrPanel }));

/** Signing in and signing up are one flow: mobile, code and, for a new mobile, consent to the current texts. */
export default function LoginPage() {
  const [mobile, setMobile] = useState(mobileFromHistory(useLocation().state));
  const { newcomer, setNewcomer, consent, isBack, onBack } = useNewcomer();
  const desktop = useMediaQuery(media.desktop, false, { getInitialValueInEffect: false });
  const forWall = isForWall(safeDestination(useSearchParams()[0].get('from'), globalThis.location.origin));
  if (newcomer) {
    return (
      <section className={classes['card']} data-narrow="true">
        <RegisterForm {...newcomer} {...consent} by="sms" onBack={onBack} />
      </section>
    );
  }
  return (
    <div className={classes['root']}>
      <section className={classes['card']}>
        <div className={classes['ways']}>
          <LoginMethods
            {...consent}
            mobile={mobile}
            onMobileChange={setMobile}
            isBack={isBack}
            onNewcomer={setNewcomer}
          />
          <ThirdParties />
        </div>
        {desktop ? (
          <Suspense fallback={<div className={classes['qr-room']} />}>
            <QrPanel />
          </Suspense>
        ) : null}
      </section>
      {forWall ? <WallExamples /> : null}
      <LoginPromises />
      <div className={classes['banners']}>
        <LoginBanners />
      </div>
    </div>
  );
}
