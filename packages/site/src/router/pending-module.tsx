import { PendingPage } from '@yayan/ui';
import type { PageModule } from './page.ts';

/** The placeholder of a page that is not built yet. */
export const pendingModule = (title: string, promise: string): PageModule => ({
  default: function Pending() {
    return <PendingPage title={title} promise={promise} />;
  },
});
