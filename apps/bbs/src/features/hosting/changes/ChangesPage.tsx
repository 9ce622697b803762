import { type GroupChangeWhat, type GroupChange } from '@yayan/api-client';
import { useListGroupChangesInfinite } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import { EmptyState, formatMoment, SkeletonLedger } from '@yayan/ui';
import { HostedGroupFrame } from '../frame/HostedGroupFrame.tsx';
import classes from './Changes.module.css';

const names: Record<GroupChangeWhat, string> = {
  settings: '改了设置',
  move: '推进了阶段',
  topic: '改了话题',
  section: '改了题目',
  close: '关闭了题目',
  order: '调整了顺序',
  remove: '删除了内容',
  invitations: '改了邀请名单',
};

/** What hosts changed since the opening: who, when, and the values before and after (rule 6.26). */
export default function ChangesPage() {
  return <HostedGroupFrame>{(group) => <Changes groupId={group.id} />}</HostedGroupFrame>;
}

function Changes({ groupId }: { groupId: string }) {
  const list = useListGroupChangesInfinite(groupId);
  return (
    <CursorList
      list={list}
      skeleton={<SkeletonLedger />}
      empty={<EmptyState content="改动记录" hint="开放以后的每一次改动都会记在这里。" />}
    >
      <ol className={classes['list']}>
        {list.items.map((change) => (
          <li key={change.id} className={classes['change']}>
            <Change change={change} />
          </li>
        ))}
      </ol>
    </CursorList>
  );
}

function Change({ change: { by, at, what, before, after } }: { change: GroupChange }) {
  return (
    <>
      <p className={classes['head']}>
        <b>{by}</b> {names[what]} <span className={classes['time']}>{formatMoment(at)}</span>
      </p>
      {before === null ? null : (
        <p className={classes['text']}>
          <del>{before}</del>
        </p>
      )}
      {after === null ? null : <p className={classes['text']}>{after}</p>}
    </>
  );
}
