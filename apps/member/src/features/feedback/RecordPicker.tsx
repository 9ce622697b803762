import { type OpenTicketRequest, TicketSubjectType } from '@yayan/api-client';
import { useListInvitees, useListOrders, useListTaskRecords } from '@yayan/api-client/react';
import { formatMoment, NativeSelect } from '@yayan/ui';
import { useState } from 'react';

export type PickedRecord = NonNullable<OpenTicketRequest['subject']>;

/** The records that can be chosen here. Coin rows, scores and penalties have a link of their own on their pages. */
const kinds = [
  { value: TicketSubjectType.Result, label: '任务记录' },
  { value: TicketSubjectType.Order, label: '兑换记录' },
  { value: TicketSubjectType.Invitation, label: '邀请的好友' },
] as const;

/** How many of the newest records are offered. */
const newest = 30;

interface Choice {
  value: string;
  label: string;
}

/** The member's newest records of a kind; undefined while they load. */
const useRecords = (type: string): readonly Choice[] | undefined => {
  const asked = (one: TicketSubjectType) => ({ query: { enabled: type === one } });
  const results = useListTaskRecords({ limit: newest }, asked(TicketSubjectType.Result)).data?.items;
  const orders = useListOrders({ limit: newest }, asked(TicketSubjectType.Order)).data?.items;
  const friends = useListInvitees({ limit: newest }, asked(TicketSubjectType.Invitation)).data?.items;
  if (type === TicketSubjectType.Result)
    return results?.flatMap(({ resultId, task, startedAt }) =>
      resultId === null ? [] : [{ value: resultId, label: `${task.title} · ${formatMoment(startedAt)}` }],
    );
  if (type === TicketSubjectType.Order)
    return orders?.map(({ id, benefit, createdAt }) => ({
      value: id,
      label: `${benefit.title} · ${formatMoment(createdAt)}`,
    }));
  return friends?.map(({ id, nickname, registeredAt }) => ({
    value: id,
    label: `${nickname} · ${formatMoment(registeredAt)} 加入`,
  }));
};

interface RecordPickerProps {
  picked: PickedRecord | undefined;
  onPick: (record: PickedRecord | undefined) => void;
}

/** Chooses the record that a ticket is about, so that nobody has to type a number. */
export function RecordPicker({ picked, onPick }: RecordPickerProps) {
  const [type, setType] = useState('');
  const records = useRecords(type);
  const kind = kinds.find(({ value }) => value === type);
  const first = records === undefined ? '正在加载' : records.length === 0 ? '当前暂无记录' : '请选择';
  return (
    <>
      <NativeSelect
        label="和哪条记录有关"
        description="选了记录，我们直接就能查到；没有就不用选"
        data={[{ value: '', label: '不选' }, ...kinds]}
        value={type}
        onChange={({ currentTarget }) => {
          setType(currentTarget.value);
          onPick(undefined);
        }}
      />
      {kind === undefined ? null : (
        <NativeSelect
          label={kind.label}
          data={[{ value: '', label: first }, ...(records ?? [])]}
          value={picked?.id ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onPick(value === '' ? undefined : { type: kind.value, id: value })
          }
        />
      )}
    </>
  );
}
