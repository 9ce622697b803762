import { Button, Link, Notice } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const linkAfterMs = 5000;

/** 浏览任务: on the way to the page; the server names it, the address never does. */
export default function BrowseRedirectPage() {
  const [search] = useSearchParams();
  const session = search.get('session') ?? '';
  const address = `/api/v1/browse/redirect?session=${encodeURIComponent(session)}`;
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (session === '') return undefined;
    globalThis.location.replace(address);
    const timer = setTimeout(() => setStuck(true), linkAfterMs);
    return () => clearTimeout(timer);
  }, [address, session]);
  if (session === '')
    return (
      <Notice
        heading
        stage="seed"
        title="这个链接不完整"
        action={
          <Button component={Link} href="/task">
            去任务大厅
          </Button>
        }
      />
    );
  return (
    <Notice
      heading
      stage="sprout"
      title="正在前往任务页面"
      action={
        stuck ? (
          <Button component="a" href={address}>
            没有跳转？点这里
          </Button>
        ) : undefined
      }
    >
      请不要关闭任务详情页，读完后回到那里领取。
    </Notice>
  );
}
