import { Button } from '@yayan/ui';
import { endView } from '../client/view-as.ts';
import classes from './ViewBanner.module.css';

/** Says that a host views the group as a respondent, with a link back (rule 6.39). */
export function ViewBanner({ name }: { name: string }) {
  return (
    <div className={classes['root']}>
      <output>你正在以“{name}”的身份查看，只能看，不能改动</output>
      <Button size="compact-md" mih={44} variant="default" onClick={endView}>
        结束查看
      </Button>
    </div>
  );
}
