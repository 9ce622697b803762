import { type GroupMe, GroupRole } from '@yayan/api-client';
import { useListGroupMembers } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Avatar, SectionHeading, SkeletonLedger } from '@yayan/ui';
import classes from './People.module.css';

/** The hosts and fellow respondents by their names of this group, where the group lets them see each other. */
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
              <p className={classes['note']}>这个讨论小组不互相显示受访者。</p>
            ) : (
              <ul className={classes['fellows']}>
                {others.map(({ id, name, avatar, role }) => (
                  <li key={id}>
                    <Avatar name={name} src={avatar} size={40} />
                    <span className={classes['name']}>{name}</span>
                    {role === GroupRole.Host ? <span className={classes['note']}>主持人</span> : null}
                  </li>
                ))}
              </ul>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
