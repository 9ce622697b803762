import { type TaskDetail, TaskType } from '@yayan/api-client';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Card, SectionHeading } from '@yayan/ui';
import classes from './Guidance.module.css';

/** The task's dos and don'ts. */
export function Guidance({ task: { type, dos, donts } }: { task: TaskDetail }) {
  if (dos.length + donts.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="guidance">
      <SectionHeading
        id="guidance"
        title={type === TaskType.Questionnaire ? '怎样作答才算数' : '怎样做才算数'}
      />
      <ul className={classes['list']}>
        {dos.map((text) => (
          <li key={text} data-good>
            <IconCheck size={20} stroke={2} aria-label="要" />
            {text}
          </li>
        ))}
        {donts.map((text) => (
          <li key={text}>
            <IconX size={20} stroke={2} aria-label="不要" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
