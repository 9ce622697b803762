import classes from './RatingScale.module.css';

interface ScalePointProps {
  id?: string | undefined;
  /** The name of the group of radio buttons. */
  group: string;
  text: string;
  isChosen: boolean;
  disabled: boolean;
  /** Whether the text is a number, which is then also its number key. */
  isNumber?: boolean;
  onChoose: () => void;
}

/** One large radio button of a scale. The hint of its number key is outside the label, so that it isn't a part of the name. */
export function ScalePoint({
  id,
  group,
  text,
  isChosen,
  disabled,
  isNumber = false,
  onChoose,
}: ScalePointProps) {
  return (
    <div className={classes['place']} data-takes-key={isNumber ? undefined : ''}>
      <label className={classes['point']}>
        <input
          id={id}
          type="radio"
          className={classes['input']}
          data-number={isNumber ? text : undefined}
          name={group}
          checked={isChosen}
          disabled={disabled}
          onChange={onChoose}
        />
        {text}
      </label>
    </div>
  );
}
