import { useLive } from '@yayan/site';
import { newsListener } from './live-news.ts';
import { transport } from './transport.ts';
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';

/** Hears live news, and of a sign-out in another window, for as long as it is in the page. */
export function LiveNews() {
  useSignOutElsewhere();
  useLive(transport, true, newsListener);
  return null;
}
