import { failureText } from '@yayan/site';
import { Button, ButtonLink } from '@yayan/ui';
import { storeGroupHash } from '../../../shell/group/group-hash.ts';
import { useCrossToGroup } from '../../../shell/group/use-cross-to-group.ts';
import classes from './TaskStart.module.css';

interface EnterGroupProps {
  hash: string;
  /** Whether the member has started to take part. */
  isUnderWay: boolean;
}

/**
 * Starts the task of a discussion group and leads to it on this site (rule 6.29). The discussion site is entered by a
 * one-time ticket in the URL's fragment, which no server sees (rule 6.3).
 */
export function EnterGroup({ hash, isUnderWay }: EnterGroupProps) {
  const { cross, isCrossing, isError, error } = useCrossToGroup();
  return (
    <div className={classes['root']}>
      <ButtonLink href={isUnderWay ? `/topic/list/${hash}` : `/task/go?task=${hash}`} size="lg" fullWidth>
        {isUnderWay ? '继续讨论' : '参加讨论'}
      </ButtonLink>
      <Button
        onClick={() => cross(hash, () => storeGroupHash(hash))}
        loading={isCrossing}
        variant="subtle"
        fullWidth
      >
        在讨论网站打开
      </Button>
      <output className={classes['note']}>
        {isError ? failureText(error) : '两边是同一个讨论小组，都不用再收验证码'}
      </output>
    </div>
  );
}
