import { useQueryClient } from '@tanstack/react-query';
import type { SharedInGroup } from '@yayan/api-client';
import {
  getListSharedInGroupsQueryKey,
  useListSharedInGroups,
  useTakeBackShared,
} from '@yayan/api-client/react';
import { Button, ConfirmDialog, SectionHeading } from '@yayan/ui';
import { FailedQuery } from '@yayan/site';
import { useState } from 'react';
import { toaster } from '../../shell/client/client.ts';
import classes from './Topic.module.css';

/**
 * What the member shares with the hosts of each discussion, and buttons to take it back at any time, also after the discussion
 * is archived (rule 6.43). Renders nothing when nothing is shared.
 */
export function SharedInGroups() {
  const query = useListSharedInGroups();
  if (query.isError && query.data === undefined) return <FailedQuery query={query} />;
  const items = query.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={classes['shared']} aria-label="主持人看得到的资料">
      <SectionHeading title="主持人看得到的资料" />
      <p className={classes['dim']}>你在这些讨论里勾选过，随时可以取消，取消后主持人就看不到了。</p>
      <ul className={classes['list']}>
        {items.map((item) => (
          <li key={item.hash} className={classes['sharedRow']}>
            <Shared item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shared({ item: { hash, name, archived, attributes } }: { item: SharedInGroup }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const takeBack = useTakeBackShared();
  const confirm = (): void =>
    takeBack.mutate(
      { data: { hash } },
      {
        onSuccess: (left) => {
          client.setQueryData(getListSharedInGroupsQueryKey(), left);
          toaster.success('已取消，主持人看不到了');
        },
        onError: () => setAsking(false),
      },
    );
  return (
    <>
      <span className={classes['sharedWords']}>
        <b>{archived ? `${name}（已归档）` : name}</b>
        <span className={classes['dim']}>
          {attributes.map(({ label, value }) => `${label} ${value}`).join('、')}
        </span>
      </span>
      <Button variant="default" aria-label={`不再给“${name}”的主持人看`} onClick={() => setAsking(true)}>
        不再给他们看
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={`不再给“${name}”的主持人看你的资料？`}
        confirmLabel="不再给他们看"
        pending={takeBack.isPending}
      >
        马上生效，他们之后看到的是“未提供”。已经下载的表格里还会有，参加讨论和报酬不受影响。
      </ConfirmDialog>
    </>
  );
}
