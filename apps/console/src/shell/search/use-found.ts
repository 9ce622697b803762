import { useDebouncedValue } from '@mantine/hooks';
import { useListOperatorMembers, useListOperatorTasks, useSearchObjects } from '@yayan/console-client';
import { foundKindLabels, operatorTaskStateLabels } from '@yayan/contract/console-labels';
import { objectAddress } from '../audit/object-address.ts';
import { mayDo, useSession } from '../session/session.ts';
import { searchedActs } from './searched-acts.ts';

const PAUSE_MS = 250;
const MOST = 6;

interface Found {
  id: string;
  label: string;
  description: string;
  /** The page that it leads to. */
  to: string;
}

/** Objects and acts that fit what is typed. */
export const useFound = (typed: string) => {
  const session = useSession();
  const [query] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const enabled = query !== '';
  const members = useListOperatorMembers({ find: query || ' ' }, { query: { enabled } });
  const tasks = useListOperatorTasks({ keyword: query || ' ', limit: MOST }, { query: { enabled } });
  const objects = useSearchObjects({ text: query || ' ' }, { query: { enabled } });
  const acts = searchedActs.filter(
    ({ label, permissions }) => label.includes(query) && mayDo(session, permissions),
  );
  const groups: { label: string; items: Found[] }[] = [
    {
      label: '会员',
      items: (members.data?.items ?? []).slice(0, MOST).map(({ id, nickname, code, mobile }) => ({
        id,
        label: nickname,
        description: `${code} · ${mobile}`,
        to: `/members/${id}`,
      })),
    },
    {
      label: '任务',
      items: (tasks.data?.items ?? []).map(({ id, title, state }) => ({
        id,
        label: title,
        description: operatorTaskStateLabels[state],
        to: `/tasks/${id}`,
      })),
    },
    {
      label: '其他',
      items: (objects.data?.items ?? []).map(({ kind, subject, title, hint }) => ({
        id: `${kind} ${subject}`,
        label: title,
        description: [foundKindLabels[kind], ...(hint === null ? [] : [hint])].join(' · '),
        to: objectAddress(kind, subject) ?? '/',
      })),
    },
    {
      label: '去做',
      items: acts.slice(0, enabled ? MOST : acts.length).map(({ label, hint, to }) => ({
        id: label,
        label,
        description: hint,
        to,
      })),
    },
  ];
  return {
    groups: groups.filter(({ label, items }) => items.length > 0 && (enabled || label === '去做')),
    isLoading:
      enabled && (members.isFetching || tasks.isFetching || objects.isFetching || query !== typed.trim()),
  };
};
