import classes from './ReasonChips.module.css';

interface ReasonChipsProps {
  reasons: readonly string[];
  onChoose: (reason: string) => void;
}

/** Reasons that fit often; each can be changed after it was chosen. */
export function ReasonChips({ reasons, onChoose }: ReasonChipsProps) {
  if (reasons.length === 0) return null;
  return (
    <ul className={classes['root']} aria-label="常用原因">
      {reasons.map((reason) => (
        <li key={reason}>
          <button type="button" className={classes['chip']} onClick={() => onChoose(reason)}>
            {reason}
          </button>
        </li>
      ))}
    </ul>
  );
}
