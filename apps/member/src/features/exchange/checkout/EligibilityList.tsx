import { type Prerequisite, PrerequisiteKind } from '@yayan/api-client';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Link } from '@yayan/ui';
import { useFixHref } from '../../../shell/destination/use-fix-href.ts';
import classes from './EligibilityList.module.css';

/** The form itself asks for these, so that nothing of them is met before it is filled in. */
const askedByForm: ReadonlySet<PrerequisiteKind> = new Set([PrerequisiteKind.Mobile, PrerequisiteKind.Payee]);

const isSaidByForm = ({ kind, met }: Prerequisite): boolean => met && askedByForm.has(kind);

/**
 * The unmet prerequisites, each with the way to meet it (rule 5.2), with one link for those that the same step fixes. The met ones
 * are folded away.
 */
export function EligibilityList({ list, isStale }: { list: readonly Prerequisite[]; isStale: boolean }) {
  const fixHref = useFixHref();
  const unmet = list.filter(({ met }) => !met);
  const met = list.filter((one) => one.met && !isSaidByForm(one));
  const fixable = unmet.filter(({ fixUrl }) => fixUrl !== null);
  return (
    <ul className={classes['root']} aria-label="兑换条件" aria-busy={isStale} data-stale={isStale}>
      {unmet.map(({ kind, text, fixUrl, fixLabel }) => (
        <li key={kind} data-met={false}>
          <IconCircleDashed size={20} stroke={1.75} aria-label="未满足" />
          <span>{text}</span>
          {fixUrl !== null && fixable.find((one) => one.fixUrl === fixUrl)?.kind === kind ? (
            <Link href={fixHref(fixUrl)}>{fixLabel ?? '去完成'}</Link>
          ) : null}
        </li>
      ))}
      {met.length === 0 ? null : (
        <li data-met>
          <IconCircleCheck size={20} stroke={1.75} aria-label="已满足" />
          <details className={classes['met']}>
            <summary>
              {unmet.length === 0 ? '条件都满足了' : '其他条件已满足'}（{met.length} 项）
            </summary>
            <ul>
              {met.map(({ kind, text }) => (
                <li key={kind}>{text}</li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}
