import { useQuery } from '@tanstack/react-query';
import { type GroupDeparture, GroupLeavingReason, type GroupMe, leaveGroup, logout } from '@yayan/api-client';
import { groupLeavingReasonLabels } from '@yayan/api-client/labels';
import { dropDrafts, leavingText } from '@yayan/discussion';
import { createIntentions, QueryView, tabStorage, useIntention } from '@yayan/site';
import { Alert, Button, Form, Radio, Sheet, SkeletonDetail } from '@yayan/ui';
import { useState } from 'react';
import { site } from '../../../shell/client/client.ts';
import { storeDeparture } from '../../../shell/client/departure.ts';
import classes from './LeaveSheet.module.css';

const NO_REASON = '';
const reasons = [
  ...Object.values(GroupLeavingReason).map((value) => ({ value, label: groupLeavingReasonLabels[value].zh })),
  { value: NO_REASON, label: '不说原因' },
];

const reasonOf = (value: string): GroupLeavingReason | null =>
  Object.values(GroupLeavingReason).find((reason) => reason === value) ?? null;

/** A lost answer leaves the intention in this tab, so that pressing again, also after a reload, sends the same. */
const intentions = createIntentions({
  read: (name) => Promise.resolve(JSON.parse(tabStorage.read(name) ?? 'null') as unknown),
  update: (name, change) => {
    const next = change(JSON.parse(tabStorage.read(name) ?? 'null') as unknown);
    if (next === undefined) tabStorage.remove(name);
    else tabStorage.write(name, JSON.stringify(next));
    return Promise.resolve(next);
  },
});

interface LeaveSheetProps {
  me: GroupMe;
  onClose: () => void;
}

/** Says what stays, what goes and what is paid before a respondent leaves the group for good (rule 6.54). */
export function LeaveSheet({ me, onClose }: LeaveSheetProps) {
  const { group } = me;
  const query = useQuery({
    queryKey: ['leaving', group.hash],
    queryFn: () => leaveGroup(group.hash, { reason: null, dryRun: true }),
    gcTime: 0,
  });
  return (
    <Sheet opened onClose={onClose} title={`退出“${group.name}”？`}>
      <QueryView query={query} skeleton={<SkeletonDetail />}>
        {(departure) => <Leaving me={me} departure={departure} onClose={onClose} />}
      </QueryView>
    </Sheet>
  );
}

function Leaving({ me, departure, onClose }: LeaveSheetProps & { departure: GroupDeparture }) {
  const { group, identity, reward } = me;
  const [reason, setReason] = useState<string>(NO_REASON);
  const { run, isPending, failure } = useIntention(intentions, {
    name: () => `bbs.leaving.${identity.groupMemberId}`,
    body: (chosen: string) => ({ reason: reasonOf(chosen), dryRun: false }),
    send: (body, idempotencyKey) => leaveGroup(group.hash, body, { idempotencyKey }),
    done: async (left) => {
      storeDeparture(group.hash, { name: group.name, text: leavingText(left, reward) });
      dropDrafts(identity.groupMemberId);
      await site.logout(() => logout());
    },
  });
  return (
    <Form className={classes['root']} onSubmit={() => void run(reason)}>
      <ul className={classes['list']}>
        <li>{leavingText(departure, reward)}</li>
        <li>你说过的话会以“{identity.name}”的名义留在小组里，想删除请先告诉主持人。</li>
        <li>写了没发出的内容和文件会删除，你在所有设备上都会退出。</li>
        <li>之后不再收到这个小组的消息和提醒，也不能自己回来；主持人可以再次邀请你。</li>
      </ul>
      <Radio.Group label="为什么退出（选填，主持人会看到）" value={reason} onChange={setReason}>
        <div className={classes['choices']}>
          {reasons.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </div>
      </Radio.Group>
      {failure === undefined ? null : (
        <Alert color="seal" role="alert">
          {failure}
        </Alert>
      )}
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose} disabled={isPending} data-autofocus>
          再想想
        </Button>
        <Button type="submit" color="seal" loading={isPending}>
          确认退出
        </Button>
      </div>
    </Form>
  );
}
