import { ApiError } from '@yayan/auth';
import { ErrorState } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { PageLoadTimeout } from './load-page.ts';
import { failureCause } from '../failures/failure-cause.ts';
import { noteShown } from '../failures/failure-toasts.ts';
import { mayReloadForRelease } from './release-reload.ts';
import { reportPageError } from '../page-errors/watch-errors.ts';
import { hasNewerRelease } from './newer-release.ts';

const textOf = (error: unknown): string => {
  if (error instanceof PageLoadTimeout) return '页面加载超时，请重试';
  if (error instanceof ApiError && error.status === 0) {
    noteShown(error);
    return `页面没有加载完整，${failureCause(error)}`;
  }
  return '页面出了点问题，请重试';
};

const reloadPage = (): void => globalThis.location.reload();

/** Shown for a page that couldn't be loaded, or crashed. It reloads by itself after a release, and when the network is back. */
export function RouteError({ reload = reloadPage }: { reload?: () => void }) {
  const [isOffline] = useState(() => !navigator.onLine);
  const error = useRouteError();
  // A page that crashed, or whose code is broken. Without a network nothing is wrong with it.
  const isBroken = !isOffline && !(error instanceof PageLoadTimeout);
  useEffect(() => {
    if (isBroken) reportPageError('render', error);
  }, [isBroken, error]);
  useEffect(() => {
    if (isOffline) return;
    void hasNewerRelease().then(
      (isNewer) => isNewer && mayReloadForRelease() && reload(),
      () => undefined,
    );
  }, [isOffline, reload]);
  return (
    <ErrorState
      offline={isOffline}
      message={isOffline ? undefined : textOf(error)}
      onRetry={reload}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    />
  );
}
