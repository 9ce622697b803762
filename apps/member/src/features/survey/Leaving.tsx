import { Button, Link, Notice } from '@yayan/ui';
import { useEffect, useState } from 'react';

const linkAfterMs = 5000;

/** On the way to a survey elsewhere; a link by hand stands ready when the browser does not go by itself. */
export function Leaving({ url }: { url: string }) {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    globalThis.location.assign(url);
    const timer = setTimeout(() => setStuck(true), linkAfterMs);
    return () => clearTimeout(timer);
  }, [url]);
  return (
    <Notice
      heading
      stage="sprout"
      title="正在前往调研页面"
      action={
        stuck ? (
          <Button component={Link} href={url} rel="noopener noreferrer">
            没有跳转？点这里
          </Button>
        ) : undefined
      }
    >
      请不要关闭本页，将前往 {new URL(url, globalThis.location.href).host}。
    </Notice>
  );
}
