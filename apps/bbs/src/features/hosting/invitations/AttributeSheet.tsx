import { inviteMembers, type InvitingAttribute, type MemberInvitations } from '@yayan/api-client';
import { useListInvitingAttributes } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Button, NativeSelect, NumberInput, Sheet, SkeletonDetail } from '@yayan/ui';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { toaster } from '../../../shell/client/client.ts';
import shared from '../frame/HostingCard.module.css';
import classes from './Invitations.module.css';
import { TagSelect } from './TagSelect.tsx';
import { ValueChoice } from './ValueChoice.tsx';
import { usePeopleChange } from './use-people-change.ts';

const mostAttributes = 10;
const mostPeople = 5000;

type WantedAttributes = MemberInvitations['wanted'];

/** Invites members by their attributes. Hosts see how many match, from five on, and never who (rule 6.28). */
export function AttributeSheet({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const query = useListInvitingAttributes({ query: { staleTime: Infinity } });
  return (
    <Sheet opened onClose={onClose} title="按属性邀请会员">
      <QueryView query={query} skeleton={<SkeletonDetail />}>
        {({ items }) => <AttributeForm groupId={groupId} attributes={items} onDone={onClose} />}
      </QueryView>
    </Sheet>
  );
}

interface AttributeFormProps {
  groupId: string;
  attributes: readonly InvitingAttribute[];
  onDone: () => void;
}

function AttributeForm({ groupId, attributes, onDone }: AttributeFormProps) {
  const [wanted, setWanted] = useState<WantedAttributes>([]);
  const [most, setMost] = useState(50);
  const [tagId, setTagId] = useState<string | null>(null);
  // The same wish keeps its id, so that a second press after a lost answer invites nobody else.
  const [id, setId] = useState(() => newId());
  const count = usePeopleChange(groupId, (body: MemberInvitations) => inviteMembers(groupId, body));
  const invite = usePeopleChange(groupId, (body: MemberInvitations) => inviteMembers(groupId, body));
  const ask = (): void => {
    setId(newId());
    count.reset();
  };
  const change = (next: WantedAttributes): void => {
    setWanted(next);
    ask();
  };
  const changeTag = (next: string | null): void => {
    setTagId(next);
    setId(newId());
  };
  const unused = attributes.filter(({ key }) => !wanted.some((each) => each.key === key));
  const isComplete = wanted.length > 0 && wanted.every(({ values }) => values.length > 0);
  const found = count.data?.invited;
  const body = { id, wanted, most, tagId };
  return (
    <div className={classes['form']}>
      <p className={shared['note']}>
        只找允许按属性匹配的会员，不用敏感属性。你只会看到人数，看不到是谁；不足 5 人时不邀请。
      </p>
      {wanted.map((each) => (
        <ValueChoice
          key={each.key}
          attribute={attributes.find(({ key }) => key === each.key)}
          values={each.values}
          onChange={(values) =>
            change(wanted.map((one) => (one.key === each.key ? { ...one, values } : one)))
          }
          onRemove={() => change(wanted.filter(({ key }) => key !== each.key))}
        />
      ))}
      {unused.length > 0 && wanted.length < mostAttributes ? (
        <NativeSelect
          label="添加条件"
          data={[
            { value: '', label: '选一个属性' },
            ...unused.map(({ key, label }) => ({ value: key, label })),
          ]}
          value=""
          onChange={(event) => change([...wanted, { key: event.currentTarget.value, values: [] }])}
        />
      ) : null}
      <NumberInput
        label="最多邀请"
        min={1}
        max={mostPeople}
        allowDecimal={false}
        suffix=" 人"
        value={most}
        onChange={(value) => {
          setMost(Number(value) || 1);
          ask();
        }}
      />
      <TagSelect groupId={groupId} value={tagId} onChange={changeTag} />
      {found === undefined ? null : (
        <output>
          {found === 0 ? '还没邀请的会员里，符合的不足 5 人，换一换条件再试' : `可以邀请 ${found} 位会员`}
        </output>
      )}
      {found !== undefined && found > 0 ? (
        <Button
          loading={invite.isPending}
          onClick={() =>
            invite.mutate(
              { ...body, dryRun: false },
              {
                onSuccess: ({ invited }) => {
                  toaster.success(`已邀请 ${invited} 位会员`);
                  onDone();
                },
              },
            )
          }
        >
          邀请这 {found} 位会员
        </Button>
      ) : (
        <Button
          disabled={!isComplete}
          loading={count.isPending}
          onClick={() => count.mutate({ ...body, dryRun: true })}
        >
          看看有多少人
        </Button>
      )}
    </div>
  );
}
