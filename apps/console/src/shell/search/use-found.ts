import { useDebouncedValue } from '@mantine/hooks';
import { useSpotlight } from '@mantine/spotlight';
import { useQuery } from '@tanstack/react-query';
import { useListOperatorMembers, useListOperatorTasks, useSearchObjects } from '@yayan/console-client';
import { foundKindLabels, operatorTaskStateLabels } from '@yayan/contract/console-labels';
import { objectAddress } from '../audit/object-address.ts';
import { mayDo, useSession } from '../session/session.ts';
import { fittingActs } from './fitting-acts.ts';
import { searchStore } from './search-store.ts';

const PAUSE_MS = 250;
const MOST = 6;
const ACTS = '去做或去看';

/** Ranks of acts whose name begins with what is typed, which comes before whatever else holds it. */
const BEGINS = 1;

interface Found {
  id: string;
  label: string;
  description: string;
  /** The page that it leads to. */
  to: string;
}

/** Objects, acts and pages that fit what is typed. */
export const useFound = (typed: string) => {
  const session = useSession();
  const [query] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const enabled = query !== '';
  const members = useListOperatorMembers({ find: query || ' ' }, { query: { enabled } });
  const tasks = useListOperatorTasks({ keyword: query || ' ', limit: MOST }, { query: { enabled } });
  const objects = useSearchObjects({ text: query || ' ' }, { query: { enabled } });
  const { opened } = useSpotlight(searchStore);
  // The first page needs no names of acts.
  const named = useQuery({
    queryKey: ['acts by name'],
    queryFn: async () => (await import('./searched-acts.ts')).searchedActs,
    staleTime: Infinity,
    enabled: opened,
  });
  const allowed = (named.data ?? []).filter(({ permissions }) => mayDo(session, permissions));
  const acts = fittingActs(allowed, query).slice(0, enabled ? MOST : allowed.length);
  const isNamed = enabled && (acts[0]?.rank ?? Infinity) <= BEGINS;
  const toDo = {
    label: ACTS,
    items: acts.map(({ act: { label, hint, to } }) => ({
      id: `${label} ${to}`,
      label,
      description: hint,
      to,
    })),
  };
  const groups: { label: string; items: Found[] }[] = [
    ...(isNamed ? [toDo] : []),
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
        id: `${kind} ${subject} ${title} ${hint}`,
        label: title,
        description: [foundKindLabels[kind], ...(hint === null ? [] : [hint])].join(' · '),
        to: objectAddress(kind, subject) ?? '/',
      })),
    },
    ...(isNamed ? [] : [toDo]),
  ];
  return {
    groups: groups.filter(({ label, items }) => items.length > 0 && (enabled || label === ACTS)),
    // The first letters are still waited for while nothing is asked yet.
    isLoading:
      named.isFetching ||
      query !== typed.trim() ||
      (enabled && (members.isFetching || tasks.isFetching || objects.isFetching)),
  };
};
