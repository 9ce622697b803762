import type { HostedGroup } from '@yayan/api-client';
import { useGetHostedGroup } from '@yayan/api-client/react';
import { FailedQuery, QueryView } from '@yayan/site';
import { ButtonLink, Link, PageTitle, SkeletonDetail, StateBadge, StatePanel } from '@yayan/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { lifeStates } from './life-states.ts';
import { groupPages } from './group-pages.ts';
import classes from './HostedGroupFrame.module.css';

const list = { href: '/hosting', label: '我主持的讨论小组' };

/** The frame of every page of one group: name, state, and links to its other pages. */
export function HostedGroupFrame({ children }: { children: (group: HostedGroup) => ReactNode }) {
  const { groupId = '' } = useParams();
  const { pathname } = useLocation();
  const query = useGetHostedGroup(groupId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonDetail />}
      notFound={<Unknown />}
      failed={
        <div className={classes['root']}>
          <PageTitle
            title={
              groupPages.find(({ path }) => pathname === `/hosting/${groupId}${path}`)?.label ?? '讨论小组'
            }
            back={list}
          />
          <FailedQuery query={query} />
        </div>
      }
    >
      {(group) => (
        <div className={classes['root']}>
          <PageTitle
            title={group.settings.name}
            back={list}
            actions={<StateBadge {...lifeStates[group.life]} />}
          />
          <GroupNav groupId={group.id} />
          {children(group)}
        </div>
      )}
    </QueryView>
  );
}

/** Links to a group's pages. On phones they don't fit side by side, so the current one is scrolled into view. */
function GroupNav({ groupId }: { groupId: string }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (nav.current && open)
      nav.current.scrollLeft = open.offsetLeft + open.offsetWidth / 2 - nav.current.clientWidth / 2;
  }, [pathname]);
  return (
    <nav ref={nav} className={classes['nav']} aria-label="讨论小组页面">
      {groupPages.map(({ path, label }) => {
        const href = `/hosting/${groupId}${path}`;
        return (
          <Link
            key={path}
            href={href}
            className={classes['link']}
            aria-current={pathname === href ? 'page' : undefined}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

function Unknown() {
  return (
    <StatePanel
      stage="withered"
      title="没有找到这个讨论小组"
      heading
      action={<ButtonLink href="/hosting">回到列表</ButtonLink>}
    >
      可能你不是它的主持人，或链接不完整。
    </StatePanel>
  );
}
