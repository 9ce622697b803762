import type { GroupMember, HostProgress } from '@yayan/api-client';
import { Avatar, Progress } from '@yayan/ui';
import classes from './SilentList.module.css';

interface SilentListProps {
  silent: readonly GroupMember[];
  progress: HostProgress;
}

/** How many respondents answered a section, and who hasn't. */
export function SilentList({ silent, progress }: SilentListProps) {
  const { respondents } = progress;
  const spoken = respondents - silent.length;
  return (
    <aside className={classes['root']} aria-label="谁还没发言">
      <p className={classes['head']}>
        <b>{silent.length === 0 ? '都回答了' : `${silent.length} 人还没发言`}</b>
        <span>
          {spoken} / {respondents}
        </span>
      </p>
      <Progress
        value={respondents === 0 ? 0 : (spoken / respondents) * 100}
        size="sm"
        radius="xl"
        aria-label="已回答的比例"
      />
      <ul className={classes['people']}>
        {silent.map(({ id, name, avatar }) => (
          <li key={id}>
            <Avatar name={name} src={avatar} size={28} />
            {name}
          </li>
        ))}
      </ul>
    </aside>
  );
}
