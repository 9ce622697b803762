import { useLive } from '@yayan/site';
import { transport } from './client.ts';
import { hearNews } from './live-news.ts';
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';

/** Hears live news, and of a sign-out in another window, for as long as it is in the page. */
export function LiveNews() {
  useSignOutElsewhere();
  useLive(transport, true, hearNews);
  return null;
}
