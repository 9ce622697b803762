import { useEffect } from 'react';
import { setShareCard } from './set-share-card.ts';

/** Sets the share card of each page that is opened inside WeChat. It shows nothing. */
export function WechatShare({ address }: { address: string }) {
  useEffect(() => {
    const leaving = new AbortController();
    // Without a card of its own a page can still be shared.
    setShareCard(address, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [address]);
  return null;
}
