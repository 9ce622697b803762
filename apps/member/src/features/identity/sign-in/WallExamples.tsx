import { latePart } from '@yayan/ui';
import classes from './LoginPage.module.css';

const { Part: OpenTasks } = latePart(
  async () => (await import('../../../shell/visitor/OpenTasks.tsx')).OpenTasks,
  { isOptional: true },
);

/** Some tasks of the wall below the form, so that who came for the wall sees what is behind the sign-in (rule 3.31). */
export function WallExamples() {
  return (
    <div className={classes['examples']}>
      <OpenTasks title="任务大厅里正在招人" />
    </div>
  );
}
