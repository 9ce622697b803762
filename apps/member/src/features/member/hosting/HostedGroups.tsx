import { IconChevronRight, IconMessages } from '@tabler/icons-react';
import { GroupOpenState, GroupRole } from '@yayan/api-client';
import { useGetHostingAccess, useListMyGroups } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { formatMoment, Loader, SectionHeading, UnstyledButton } from '@yayan/ui';
import { useCrossToGroup } from '../../../shell/group/use-cross-to-group.ts';
import classes from './HostedGroups.module.css';

const AT_ONCE = 3;

/** 我主持的讨论小组: each leads to the group on the discussion site. Nothing for who hosts none. */
export function HostedGroups() {
  const quiet = { request: { quiet: true } };
  const groups = useListMyGroups(undefined, quiet);
  const access = useGetHostingAccess(quiet);
  const { cross, isCrossing, isError, error } = useCrossToGroup();
  const hosted = (groups.data?.items ?? []).filter(({ role }) => role === GroupRole.Host);
  if (hosted.length === 0) return null;
  return (
    <section>
      <SectionHeading
        title="我主持的讨论小组"
        more={access.data?.isHost ? { href: '/home/user?hosting=/hosting', label: '新建和管理' } : undefined}
      />
      <ul className={classes['list']}>
        {hosted.slice(0, AT_ONCE).map(({ hash, name, state, schedule }) => (
          <li key={hash}>
            <UnstyledButton className={classes['row']} disabled={isCrossing} onClick={() => cross(hash)}>
              <span className={classes['icon']}>
                <IconMessages size={22} stroke={1.75} aria-hidden />
              </span>
              <span className={classes['text']}>
                <b>{name}</b>
                <span className={classes['dim']}>{stateText(state, schedule)}</span>
              </span>
              {isCrossing ? <Loader size={20} /> : <IconChevronRight size={20} stroke={1.75} aria-hidden />}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <output className={classes['dim']}>{isError ? failureText(error) : null}</output>
    </section>
  );
}

const stateText = (
  state: GroupOpenState,
  { opensAt, closesAt }: { opensAt: string; closesAt: string },
): string => {
  if (state === GroupOpenState.Upcoming) return `还没开始 · ${formatMoment(opensAt)} 开始`;
  return state === GroupOpenState.Open ? `进行中 · ${formatMoment(closesAt)} 截止` : '已结束';
};
