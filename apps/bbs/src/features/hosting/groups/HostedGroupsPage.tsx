import { isRefusal } from '@yayan/api-client';
import { useListHostedGroupsInfinite } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import { ButtonLink, EmptyState, PageTitle, SkeletonThread, StatePanel } from '@yayan/ui';
import { HostedGroupCard } from './HostedGroupCard.tsx';
import classes from './HostedGroupsPage.module.css';

const newGroup = <ButtonLink href="/hosting/new">新建讨论小组</ButtonLink>;

/** The groups that a host makes, the newest first. */
export default function HostedGroupsPage() {
  const list = useListHostedGroupsInfinite();
  if (isRefusal(list.query.error, 'NOT_A_HOST'))
    return (
      <StatePanel stage="seed" title="还没有开通主持" heading>
        创建讨论小组需要运营人员开通，请先联系他们。
      </StatePanel>
    );
  return (
    <div className={classes['root']}>
      <PageTitle title="我主持的讨论小组" actions={newGroup} />
      <CursorList
        list={list}
        skeleton={<SkeletonThread />}
        empty={<EmptyState content="讨论小组" hint="先写好设置和提纲，再邀请人来聊。" action={newGroup} />}
      >
        <ul className={classes['list']}>
          {list.items.map((group) => (
            <li key={group.id}>
              <HostedGroupCard group={group} />
            </li>
          ))}
        </ul>
      </CursorList>
    </div>
  );
}
