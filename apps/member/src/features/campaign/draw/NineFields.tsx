import { Coin } from '@yayan/ui';
import type { ReactNode } from 'react';
import { PrizePicture } from '../../../shell/campaign/PrizePicture.tsx';
import type { Field } from './draw-fields.ts';
import classes from './NineFields.module.css';

/** The places of a square of nine in the order in which the light runs around it. */
const AROUND = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 3],
  [3, 2],
  [3, 1],
  [2, 1],
] as const;

interface NineFieldsProps {
  fields: readonly Field[];
  consolation: number;
  /** The field with the light. */
  lit: number | undefined;
  /** The button in the middle. */
  children: ReactNode;
}

/** Eight prizes around a button, as a picture of the draw. The list of prizes below it says the same in words. */
export function NineFields({ fields, consolation, lit, children }: NineFieldsProps) {
  return (
    <div className={classes['root']}>
      {fields.map((field, place) => {
        const [row, column] = AROUND[place] ?? [1, 1];
        return (
          <div
            key={`${row} ${column}`}
            className={classes['field']}
            style={{ gridRow: row, gridColumn: column }}
            data-lit={place === lit}
            data-kind={field.kind}
            aria-hidden
          >
            <FieldPicture field={field} />
            <span className={classes['name']}>{nameOf(field, consolation)}</span>
          </div>
        );
      })}
      <div className={classes['middle']}>{children}</div>
    </div>
  );
}

const nameOf = ({ kind, prize }: Field, consolation: number): string => {
  if (prize !== undefined) return prize.title;
  if (kind === 'others') return '更多奖品';
  return consolation === 0 ? '下次好运' : `${consolation} 金币`;
};

function FieldPicture({ field }: { field: Field }) {
  if (field.prize !== undefined) return <PrizePicture prize={field.prize} size="field" />;
  return field.kind === 'others' ? (
    <PrizePicture prize={{ kind: 'goods', cover: null }} size="field" />
  ) : (
    <Coin size={24} />
  );
}
