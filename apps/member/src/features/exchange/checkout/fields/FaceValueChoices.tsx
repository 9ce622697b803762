import type { BenefitChoice } from '@yayan/api-client';
import { formatCount, Radio } from '@yayan/ui';
import classes from './FaceValueChoices.module.css';

interface FaceValueChoicesProps {
  choices: readonly BenefitChoice[];
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Face values as radio cards. Sold-out ones stay visible and say so. */
export function FaceValueChoices({ choices, value, error, onChange }: FaceValueChoicesProps) {
  return (
    <Radio.Group label="规格" value={value} onChange={onChange} error={error}>
      <div className={classes['root']}>
        {choices.map(({ id, title, price, stock }) => (
          <Radio.Card
            key={id}
            value={id}
            disabled={stock === 0}
            className={classes['card'] ?? ''}
            radius="md"
          >
            <b>{title}</b>
            <span>{stock === 0 ? '已兑完' : `${formatCount(price)} 金币`}</span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
