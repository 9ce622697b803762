import { PendingPage } from '@yayan/ui';
import type { PageModule } from './page.ts';

/** The page that stands in for one of a later issue. */
export const pendingModule = (title: string, promise: string): PageModule => ({
  default: function Pending() {
    return <PendingPage title={title} promise={promise} />;
  },
});
