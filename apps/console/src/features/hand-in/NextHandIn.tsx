import { useGetHandIn, useListHandIns } from '@yayan/console-client';
import { ButtonLink } from '@yayan/ui';
import { preload } from 'react-dom';
import { useNavigate } from 'react-router';
import { useKeys } from '../../shell/keys/use-keys.ts';
import { useFilters } from '../../shell/list/use-filters.ts';
import { handInAddress, handInFilters, handInParams, handInsAddress } from './hand-in-filter.ts';

/**
 * Leads to the next hand-in that waits, by `j` too, with the filters of the list that it was opened from (rule 14.91). It and
 * its photos are loaded ahead (rule 14.54).
 */
export function NextHandIn({ id }: { id: string }) {
  const navigate = useNavigate();
  const { values } = useFilters(handInFilters);
  const wanted = handInParams(values);
  const following = useListHandIns({ ...wanted, after: id, limit: 1 });
  const isLast = following.data?.items.length === 0;
  // Those that were passed over. The first of two may be this one.
  const skipped = useListHandIns({ ...wanted, limit: 2 }, { query: { enabled: isLast } });
  const next =
    following.data?.items[0] ?? (isLast ? skipped.data?.items.find((each) => each.id !== id) : undefined);
  const ahead = useGetHandIn(next?.id ?? '', { query: { enabled: next !== undefined } });
  for (const { url } of ahead.data?.pictures ?? []) preload(url, { as: 'image' });
  const address = next ? handInAddress(next.id, values) : handInsAddress(values);
  useKeys({ j: () => void navigate(address) });
  return (
    <ButtonLink variant="light" href={address}>
      {next ? '下一份' : '回到列表'}
    </ButtonLink>
  );
}
