import { useLive } from '@yayan/site';
import { transport } from './client.ts';
import { hearNews } from './live-news.ts';

/** Hears live news for as long as it is in the page. */
export function LiveNews() {
  useLive(transport, true, hearNews);
  return null;
}
