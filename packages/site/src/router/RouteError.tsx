import { ApiError } from '@yayan/auth';
import { ErrorState } from '@yayan/ui';
import { useRouteError } from 'react-router';
import { PageLoadTimeout } from './load-page.ts';

const textOf = (error: unknown): string => {
  if (error instanceof PageLoadTimeout) return '页面加载超时，检查网络后重试';
  if (error instanceof ApiError && error.status === 0) return '网络开小差了，检查网络后重试';
  return '页面出了点问题，请重试';
};

/** A page that could not be loaded, or broke while it was shown. */
export function RouteError() {
  return <ErrorState message={textOf(useRouteError())} onRetry={() => globalThis.location.reload()} />;
}
