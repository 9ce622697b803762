import { useEffect, useState } from 'react';
import { Center, Loader } from '@yayan/ui';

const showAfterMs = 200;

/** What stands while the first page is on its way; nothing at all when it comes quickly. */
export function Starting() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), showAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Center mih="100dvh" aria-busy>
      {isSlow ? <Loader aria-label="加载中" /> : null}
    </Center>
  );
}
