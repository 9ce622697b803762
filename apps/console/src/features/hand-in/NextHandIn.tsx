import { useGetHandIn, useListHandIns } from '@yayan/console-client';
import { ButtonLink } from '@yayan/ui';
import { preload } from 'react-dom';
import { useNavigate } from 'react-router';
import { useKeys } from '../../shell/keys/use-keys.ts';

const LIMIT = 20;

/** Leads to the next hand-in that waits, by `j` too. It and its photos are loaded ahead (rule 14.54). */
export function NextHandIn({ id }: { id: string }) {
  const navigate = useNavigate();
  const waiting = useListHandIns({ limit: LIMIT }).data?.items ?? [];
  const at = waiting.findIndex((each) => each.id === id);
  const next = waiting[at + 1] ?? waiting.find((each) => each.id !== id);
  const ahead = useGetHandIn(next?.id ?? '', { query: { enabled: next !== undefined } });
  for (const { url } of ahead.data?.pictures ?? []) preload(url, { as: 'image' });
  const address = next ? `/hand-ins/${next.id}` : '/hand-ins';
  useKeys({ j: () => void navigate(address) });
  return (
    <ButtonLink variant="light" href={address}>
      {next ? '下一份' : '回到列表'}
    </ButtonLink>
  );
}
