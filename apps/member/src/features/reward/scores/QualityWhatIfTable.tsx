import type { QualityWhatIf } from '@yayan/api-client';
import { formatChange } from '@yayan/ui';
import { qualityStates } from './QualityCard.tsx';
import classes from './scores.module.css';

/** What each act would make of the score, in words (rule 4.27). */
export function QualityWhatIfTable({ acts }: { acts: readonly QualityWhatIf[] }) {
  return (
    <ul className={classes['acts']}>
      {acts.map(({ act, points, score, state, note }) => (
        <li key={act}>
          <span>
            {act}
            {note === null ? null : <small>{note}</small>}
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
