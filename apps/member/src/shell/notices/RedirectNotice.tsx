import { Button, StatePanel } from '@yayan/ui';
import { type ReactNode, useEffect, useState } from 'react';

const linkAfterMs = 5000;

interface RedirectNoticeProps {
  url: string;
  title: string;
  children: ReactNode;
}

/**
 * Redirects to another site, and offers a link if the browser doesn't follow. The redirect replaces this page in the history,
 * so that the back button doesn't leave the site again.
 */
export function RedirectNotice({ url, title, children }: RedirectNoticeProps) {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    globalThis.location.replace(url);
    const timer = setTimeout(() => setStuck(true), linkAfterMs);
    return () => clearTimeout(timer);
  }, [url]);
  return (
    <StatePanel
      heading
      stage="sprout"
      title={title}
      action={
        stuck ? (
          <Button component="a" href={url}>
            没有跳转？点这里
          </Button>
        ) : undefined
      }
    >
      {children}
    </StatePanel>
  );
}
