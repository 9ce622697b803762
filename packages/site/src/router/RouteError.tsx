import { ErrorState } from '@yayan/ui';
import { useRouteError } from 'react-router';
import { PageLoadTimeout } from './load-page.ts';

/** A page that could not be loaded, or broke while it was shown. */
export function RouteError() {
  const error = useRouteError();
  const text = error instanceof PageLoadTimeout ? '页面加载超时，检查网络后重试' : '页面出了点问题，请重试';
  return <ErrorState message={text} onRetry={() => globalThis.location.reload()} />;
}
