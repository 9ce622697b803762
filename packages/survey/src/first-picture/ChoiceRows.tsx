import { useId } from 'react';
import classes from './FirstPicture.module.css';
import type { PictureChoices } from './picture.ts';

interface ChoiceRowsProps {
  body: PictureChoices;
  answer: unknown;
  titleId: string;
  isMandatory: boolean;
  onChoose: (value: unknown) => void;
  onFocus: (value: string | undefined) => void;
}

const tick =
  'M14.0275 5.0275L6.5275 12.5275C6.3775 12.6775 6.1875 12.7475 5.9975 12.7475C5.8075 12.7475 5.6175 12.6775 5.4675 12.5275L2.4675 9.5275C2.1775 9.2375 2.1775 8.7575 2.4675 8.4675C2.7575 8.1775 3.2375 8.1775 3.5275 8.4675L5.9975 10.9375L12.9675 3.9675C13.2575 3.6775 13.7375 3.6775 14.0275 3.9675C14.3175 4.2575 14.3175 4.7375 14.0275 5.0275Z';

/** Choices as whole rows, in the runner's look. */
export function ChoiceRows({ body, answer, titleId, isMandatory, onChoose, onFocus }: ChoiceRowsProps) {
  const { isSeveral, choices, most } = body;
  const group = useId();
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : answer === undefined ? [] : [answer];
  const isFull = isSeveral && most > 0 && chosen.length >= most;
  return (
    <fieldset
      className={classes['rows']}
      role={isSeveral ? 'group' : 'radiogroup'}
      aria-labelledby={titleId}
      aria-required={isSeveral ? undefined : isMandatory}
    >
      {choices.map(({ value, text, isLater }) => {
        const isChosen = chosen.includes(value);
        return (
          <div key={String(value)} className={classes['row']} data-full={(isFull && !isChosen) || undefined}>
            <label className={classes['label']}>
              <input
                className={classes['input']}
                type={isSeveral ? 'checkbox' : 'radio'}
                name={group}
                value={String(value)}
                checked={isChosen}
                disabled={isLater || (isFull && !isChosen)}
                onFocus={() => onFocus(String(value))}
                onBlur={() => onFocus(undefined)}
                onChange={() => {
                  if (!isSeveral) onChoose(value);
                  else onChoose(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]);
                }}
              />
              <span className={classes['mark']} data-several={isSeveral || undefined}>
                <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
                  {isSeveral ? <path d={tick} /> : <circle cx={8} cy={8} r={4} />}
                </svg>
              </span>
              <span className={classes['text']}>{text}</span>
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
