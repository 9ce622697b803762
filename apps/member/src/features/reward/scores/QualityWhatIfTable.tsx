import type { QualityWhatIf } from '@yayan/api-client';
import { formatChange } from '@yayan/ui';
import { qualityStates } from './QualityCard.tsx';
import classes from './scores.module.css';

/** What each act would make of the score, with the rule's number (rule 4.27). */
export function QualityWhatIfTable({ acts }: { acts: readonly QualityWhatIf[] }) {
  return (
    <ul className={classes['acts']}>
      {acts.map(({ act, points, score, state, ruleNumber, note }) => (
        <li key={act}>
          <span>
            {act}
            <small>
              {note === null ? '' : `${note} · `}规则 {ruleNumber}
            </small>
          </span>
          <b>{points === 0 ? '不变' : formatChange(points)}</b>
          <span>
            {score} 分<small>{qualityStates[state].label}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
