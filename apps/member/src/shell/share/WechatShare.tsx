import { titleOf } from '@yayan/site';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { setShareCard } from './set-share-card.ts';

/** Sets the share card of each page that is opened inside WeChat. It shows nothing. */
export function WechatShare({ address }: { address: string }) {
  const route = titleOf(useMatches());
  useEffect(() => {
    const leaving = new AbortController();
    // Without a card of its own a page can still be shared.
    setShareCard(address, route, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [address, route]);
  return null;
}
