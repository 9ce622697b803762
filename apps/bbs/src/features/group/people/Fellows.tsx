import { type GroupMe, type GroupMember, GroupRole } from '@yayan/api-client';
import { useListGroupMembers } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Avatar, Button, SectionHeading, SkeletonLedger, TextInput } from '@yayan/ui';
import { useState } from 'react';
import classes from './People.module.css';

/** How many are shown at first and added by each press. */
const STEP = 48;
/** The call returns at most this many. */
const MOST = 500;

/** The hosts and fellow respondents by their nicknames in this group, if the group lets them see each other. */
export function Fellows({ me }: { me: GroupMe }) {
  const query = useListGroupMembers();
  return (
    <QueryView query={query} skeleton={<SkeletonLedger />}>
      {({ items }) => {
        const others = items.filter(({ id }) => id !== me.identity.groupMemberId);
        return (
          <>
            <SectionHeading title="一起讨论的人" />
            {others.length === 0 ? (
              <p className={classes['note']}>这里还看不到其他人。有的讨论小组不显示其他受访者。</p>
            ) : (
              <FellowList others={others} isCut={items.length >= MOST} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

/** In a large group people search, and see more step by step. */
function FellowList({ others, isCut }: { others: readonly GroupMember[]; isCut: boolean }) {
  const [typed, setTyped] = useState('');
  const [room, setRoom] = useState(STEP);
  const name = typed.trim().toLowerCase();
  const found = others.filter((member) => member.name.toLowerCase().includes(name));
  const left = found.length - room;
  return (
    <>
      {others.length > STEP ? (
        <TextInput
          aria-label="按昵称找人"
          placeholder="按昵称找人"
          maxLength={50}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : null}
      <ul className={classes['fellows']}>
        {found.slice(0, room).map((member) => (
          <li key={member.id}>
            <Avatar name={member.name} src={member.avatar} size={40} />
            <span className={classes['name']}>{member.name}</span>
            {member.role === GroupRole.Host ? <span className={classes['note']}>主持人</span> : null}
          </li>
        ))}
      </ul>
      {found.length === 0 ? <output className={classes['note']}>没有叫这个名字的人</output> : null}
      {left > 0 ? (
        <Button variant="default" className={classes['more'] ?? ''} onClick={() => setRoom(room + STEP)}>
          再看 {Math.min(left, STEP)} 人（还有 {left} 人）
        </Button>
      ) : null}
      {isCut && left <= 0 ? <p className={classes['note']}>人太多，只列出 {MOST} 人。</p> : null}
    </>
  );
}
