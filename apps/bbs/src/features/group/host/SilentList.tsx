import type { GroupMember, HostProgress } from '@yayan/api-client';
import { Avatar, ButtonLink, Progress } from '@yayan/ui';
import { reminderHref } from '../../../shell/client/reminder-href.ts';
import classes from './SilentList.module.css';

interface SilentListProps {
  silent: readonly GroupMember[];
  progress: HostProgress;
  /** The topic in which a host can remind them now. */
  remindIn?: string | undefined;
}

/** How many respondents answered a section, and who hasn't. */
export function SilentList({ silent, progress, remindIn }: SilentListProps) {
  const { respondents } = progress;
  const spoken = respondents - silent.length;
  return (
    <aside className={classes['root']} aria-label="谁未发言">
      <p className={classes['head']}>
        <b>{silent.length === 0 ? '都回答了' : `${silent.length} 人未发言`}</b>
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
      {remindIn === undefined || silent.length === 0 ? null : (
        <ButtonLink
          href={reminderHref(
            silent.map(({ id }) => id),
            remindIn,
          )}
          variant="light"
        >
          提醒这 {silent.length} 人
        </ButtonLink>
      )}
    </aside>
  );
}
