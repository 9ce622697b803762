import { type HostTopicMember, remindGroupMembers, type TopicReminder } from '@yayan/api-client';
import { getListHostTopicMembersQueryKey, useListHostTopicMembersInfinite } from '@yayan/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CursorList } from '@yayan/site';
import { Button, Checkbox, EmptyState, formatPast, SkeletonLedger } from '@yayan/ui';
import { useState } from 'react';
import { ReminderSheet } from './ReminderSheet.tsx';
import { ReminderReport } from './ReminderReport.tsx';
import classes from '../frame/HostingCard.module.css';

const owes = ({ progress }: HostTopicMember): boolean =>
  progress.answered < progress.total || progress.followUpsOwed > 0;

const owedText = ({ progress }: HostTopicMember): string =>
  [
    progress.answered < progress.total ? `${progress.total - progress.answered} 题没答` : '',
    progress.followUpsOwed > 0 ? `${progress.followUpsOwed} 个追问没回` : '',
  ]
    .filter(Boolean)
    .join('，');

interface PeopleToRemindProps {
  topicId: string;
  /** The initially chosen people, who come first. */
  first: readonly string[];
}

/** The people who owe something in a topic: all of them get the reminder, or the chosen ones. */
export function PeopleToRemind({ topicId, first }: PeopleToRemindProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(first));
  const client = useQueryClient();
  const params = { topicId, limit: 100 };
  const key = getListHostTopicMembersQueryKey(params);
  const list = useListHostTopicMembersInfinite(params);
  const plan = useMutation({ mutationFn: (body: TopicReminder) => remindGroupMembers(body) });
  const remind = useMutation({
    mutationFn: (body: TopicReminder) => remindGroupMembers(body),
    onSuccess: () => {
      plan.reset();
      setChosen(new Set());
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const isFirst = ({ member }: HostTopicMember): number => (first.includes(member.id) ? 0 : 1);
  const owing = list.items.filter(owes).toSorted((one, other) => isFirst(one) - isFirst(other));
  const body = { topicId, ...(chosen.size > 0 ? { memberIds: [...chosen] } : {}) };
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <section className={classes['card']} aria-label="待提醒的人">
      <CursorList
        list={list}
        skeleton={<SkeletonLedger />}
        isEmpty={owing.length === 0}
        empty={<EmptyState content="需要提醒的人" hint="大家都答完了。" />}
      >
        <ul className={classes['rows']}>
          {owing.map((person) => (
            <li key={person.member.id} className={classes['row']}>
              <Checkbox
                checked={chosen.has(person.member.id)}
                onChange={() => toggle(person.member.id)}
                label={person.member.name}
                description={owedText(person)}
              />
              <span className={classes['note']}>
                {person.remindedAt === null ? '还没有提醒过' : `${formatPast(person.remindedAt)}提醒过`}
              </span>
            </li>
          ))}
        </ul>
        <Button
          loading={plan.isPending}
          className={classes['start'] ?? ''}
          onClick={() => plan.mutate({ ...body, dryRun: true })}
        >
          {chosen.size > 0 ? `提醒选中的 ${chosen.size} 人` : '提醒所有没完成的人'}
        </Button>
      </CursorList>
      {remind.data ? <ReminderReport outcome={remind.data} title="提醒结果" verb="已提醒" /> : null}
      {plan.data ? (
        <ReminderSheet
          plan={plan.data}
          pending={remind.isPending}
          onClose={plan.reset}
          onSend={() => remind.mutate(body)}
        />
      ) : null}
    </section>
  );
}
