import { OfflineSince } from '@yayan/ui';
import { shownTimeText } from './shown-time-text.ts';

/** The bar without a network, with the time of what the page shows (rule 10.36). Loaded only then. */
export function GroupOfflineBar({ at }: { at: number }) {
  return <OfflineSince>{shownTimeText(new Date(at))}</OfflineSince>;
}
