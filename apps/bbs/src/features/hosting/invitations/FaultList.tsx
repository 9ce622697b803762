import type { GroupInvitationOutcome } from '@yayan/api-client';
import { saveFile } from '@yayan/site';
import { Button } from '@yayan/ui';
import { faultNames, faultsFile } from './faults-file.ts';
import shared from '../frame/HostingCard.module.css';
import classes from './Invitations.module.css';

const shownFaults = 8;

/** The lines that invite nobody, and a file of all of them. */
export function FaultList({ outcome: { faults, faultCount } }: { outcome: GroupInvitationOutcome }) {
  if (faults.length === 0) return null;
  return (
    <>
      <ul className={classes['faults']}>
        {faults.slice(0, shownFaults).map(({ line, shown, why }) => (
          <li key={line}>
            第 {line} 行 {shown}：{faultNames[why]}
          </li>
        ))}
      </ul>
      {faultCount > shownFaults ? (
        <p className={shared['note']}>还有 {faultCount - shownFaults} 行。</p>
      ) : null}
      <Button
        variant="subtle"
        size="sm"
        className={shared['start'] ?? ''}
        onClick={() => saveFile(faultsFile(faults), '号码问题.csv')}
      >
        {faultCount > faults.length ? `下载前 ${faults.length} 行问题` : '下载全部问题'}
      </Button>
    </>
  );
}
