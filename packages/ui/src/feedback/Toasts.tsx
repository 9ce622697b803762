import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  type Icon,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import classes from './Toasts.module.css';
import type { ToastKind, Toaster } from './create-toaster.ts';

const icons: Record<ToastKind, Icon> = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconCircleX,
  success: IconCircleCheck,
};

/**
 * Shows the toaster's message at the top of the screen. Both live regions exist from the start, so that screen readers also
 * announce the first message: errors and warnings assertively, others politely.
 */
export function Toasts({ toaster }: { toaster: Toaster }) {
  const toast = useSyncExternalStore(toaster.subscribe, toaster.current, toaster.current);
  const urgent = toast?.kind === 'error' || toast?.kind === 'warning';
  const Mark = toast ? icons[toast.kind] : undefined;
  const card =
    toast && Mark ? (
      <div key={toast.id} className={classes['toast']} data-kind={toast.kind}>
        <Mark size={20} stroke={1.75} aria-hidden />
        {toast.message}
        {toast.kind === 'error' ? (
          <button type="button" className={classes['close']} onClick={toaster.dismiss}>
            知道了
          </button>
        ) : null}
      </div>
    ) : null;
  return createPortal(
    <div className={classes['place']} data-toasts>
      <output className={classes['region']}>{urgent ? null : card}</output>
      <div role="alert" aria-live="assertive">
        {urgent ? card : null}
      </div>
    </div>,
    document.body,
  );
}
