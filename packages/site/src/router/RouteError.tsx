import { ApiError } from '@yayan/auth';
import { ErrorState } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { PageLoadTimeout } from './load-page.ts';
import { hasNewerRelease } from './newer-release.ts';

const textOf = (error: unknown): string => {
  if (error instanceof PageLoadTimeout) return '页面加载超时，检查网络后重试';
  if (error instanceof ApiError && error.status === 0) return '网络开小差了，检查网络后重试';
  return '页面出了点问题，请重试';
};

const reloadPage = (): void => globalThis.location.reload();

/**
 * A page that could not be loaded, or broke while it was shown. After a release it comes from the new one by itself, and where
 * there was no network, once that is back.
 */
export function RouteError({ reload = reloadPage }: { reload?: () => void }) {
  const [isOffline] = useState(() => !navigator.onLine);
  const text = textOf(useRouteError());
  useEffect(() => {
    if (isOffline) {
      globalThis.addEventListener('online', reload);
      return () => globalThis.removeEventListener('online', reload);
    }
    void hasNewerRelease().then(
      (isNewer) => isNewer && reload(),
      () => undefined,
    );
    return undefined;
  }, [isOffline, reload]);
  return <ErrorState offline={isOffline} message={isOffline ? undefined : text} onRetry={reload} />;
}
