import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { maintenanceOf, type MaintenanceNotice } from './maintenance-notice.ts';
import { MaintenancePanel } from './MaintenancePanel.tsx';
import classes from './MaintenanceCover.module.css';

const everyMs = 30_000;

interface MaintenanceCoverProps {
  notice: MaintenanceNotice;
  /** Makes a small call. Rejects with SITE_MAINTENANCE while the site is closed. */
  ask: () => Promise<unknown>;
  /** Called when the site is open again. */
  reopened: () => void;
  /** The address of a page of the member site. */
  memberPage: (path: string) => string;
}

/** Covers the whole page while the site is closed. The page below stays, and with it everything that was typed. */
export function MaintenanceCover({ notice, ask, reopened, memberPage }: MaintenanceCoverProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ message, until }, setNotice] = useState(notice);
  const [isAsking, setAsking] = useState(false);
  const tryAgain = async (): Promise<void> => {
    setAsking(true);
    try {
      await ask();
      reopened();
    } catch (error) {
      // Without an answer nobody knows, so what was said last stays.
      const said = maintenanceOf(error);
      if (said) setNotice(said);
    } finally {
      setAsking(false);
    }
  };
  const onTick = useEffectEvent(() => void tryAgain());
  useEffect(() => {
    // Focus the dialog itself, so that no button looks pressed on a page that nobody operates.
    dialog.current?.setAttribute('autofocus', '');
    dialog.current?.showModal();
    // A random part, so that not all pages ask at the same moment.
    const timer = setInterval(onTick, everyMs * (1 + Math.random() / 3));
    return () => clearInterval(timer);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes['cover']}
      aria-label="系统维护中"
      onCancel={(event) => event.preventDefault()}
    >
      <MaintenancePanel
        message={message}
        until={until ?? undefined}
        isAsking={isAsking}
        ask={() => void tryAgain()}
      />
      <p className={classes['links']}>
        <a href={memberPage('/agreement')}>用户协议</a>
        <a href={memberPage('/privacy')}>隐私政策</a>
        <a href={memberPage('/about')}>关于我们</a>
      </p>
    </dialog>
  );
}
