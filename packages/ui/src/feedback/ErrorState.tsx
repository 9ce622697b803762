import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../mantine/actions/button.tsx';
import { StatePanel } from './StatePanel.tsx';
import { useRetryOnline } from './use-retry-online.ts';
import classes from './ErrorState.module.css';

interface ErrorStateProps {
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Id of the failed request, to quote to support. */
  requestId?: string | undefined;
  /**
   * Whether the device is offline, according to the browser: then an umbrella replaces the withered leaf, with another text.
   */
  offline?: boolean | undefined;
  /** Time between two retries by itself after the network was lost. */
  retryEveryMs?: number | undefined;
}

const RETRY_MS = 5000;

const saysOffline = (): boolean => !globalThis.navigator.onLine;

/**
 * A part of a page that failed to load: what to do, and the number to quote to support. It retries by itself when the network
 * is back.
 */
export function ErrorState({
  offline = saysOffline(),
  message = offline ? '没有网络，恢复后自动加载' : '加载失败，请重试',
  onRetry,
  retrying = false,
  requestId,
  retryEveryMs = RETRY_MS,
}: ErrorStateProps) {
  useRetryOnline(retrying ? undefined : onRetry, retryEveryMs);
  const retry = onRetry ? (
    <Button
      variant="light"
      onClick={onRetry}
      loading={retrying}
      leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
    >
      重试
    </Button>
  ) : null;
  return (
    <StatePanel stage={offline ? 'umbrella' : 'withered'} title={message} action={retry} role="alert">
      {requestId ? (
        <span className={classes['id']}>
          需要帮助时，请提供编号 <code>{requestId}</code>
        </span>
      ) : null}
    </StatePanel>
  );
}
