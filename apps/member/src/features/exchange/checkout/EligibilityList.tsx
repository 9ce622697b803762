import { type Prerequisite, PrerequisiteKind } from '@yayan/api-client';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Link } from '@yayan/ui';
import { useFixHref } from '../../../shell/destination/use-fix-href.ts';
import classes from './EligibilityList.module.css';

/** Whether the form shows it already: its field offers the member's own number or another one. */
const isSaidByForm = ({ kind, met }: Prerequisite): boolean => met && kind === PrerequisiteKind.Mobile;

/**
 * The prerequisites as a checklist. Unmet ones link to the page where the member can fix them (rule 5.2), with one link for
 * those that the same step fixes. The button links to the tasks.
 */
export function EligibilityList({ list, isStale }: { list: readonly Prerequisite[]; isStale: boolean }) {
  const fixHref = useFixHref();
  const fixable = list.filter(
    ({ met, fixUrl, kind }) => !met && fixUrl !== null && kind !== PrerequisiteKind.Balance,
  );
  return (
    <ul className={classes['root']} aria-label="兑换条件" aria-busy={isStale} data-stale={isStale}>
      {list
        .filter((one) => !isSaidByForm(one))
        .map(({ kind, met, text, fixUrl, fixLabel }) => {
          const Mark = met ? IconCircleCheck : IconCircleDashed;
          return (
            <li key={kind} data-met={met}>
              <Mark size={20} stroke={1.75} aria-label={met ? '已满足' : '未满足'} />
              <span>{text}</span>
              {fixUrl !== null && fixable.find((one) => one.fixUrl === fixUrl)?.kind === kind ? (
                <Link href={fixHref(fixUrl)}>{fixLabel ?? '去完成'}</Link>
              ) : null}
            </li>
          );
        })}
    </ul>
  );
}
