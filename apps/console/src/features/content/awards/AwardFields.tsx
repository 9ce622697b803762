import { Link, NumberInput } from '@yayan/ui';
import { RowList } from '../../../shell/filed/RowList.tsx';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import classes from '../ContentPage.module.css';
import { LineField, TextField } from '../forms/fields.tsx';
import { takeAwardBack } from './award-acts.ts';
import type { WrittenAward } from './written-awards.ts';

const MOST_COINS = 100_000;
const MOST_WINNERS = 20;

interface AwardFieldsProps {
  /** Its place among the awards, from 1. */
  number: number;
  award: WrittenAward;
  month: string;
  onChange: (award: WrittenAward) => void;
}

/** One award of a month and its winners. Who has it already is listed and can't be taken out. */
export function AwardFields({ number, award, month, onChange }: AwardFieldsProps) {
  const { winners, paid } = award;
  const change = (at: number, more: Partial<(typeof winners)[number]>): void =>
    onChange({
      ...award,
      winners: winners.map((winner, place) => (place === at ? { ...winner, ...more } : winner)),
    });
  return (
    <>
      <div className={classes['pair']}>
        <LineField
          label={`奖项 ${number} 名字`}
          value={award.title}
          most={20}
          onChange={(title) => onChange({ ...award, title })}
        />
        <NumberInput
          label={`奖项 ${number} 每人金币`}
          description={paid.length > 0 ? '已得奖的人不补发。' : undefined}
          min={0}
          max={MOST_COINS}
          allowDecimal={false}
          value={award.coins}
          onChange={(coins) => onChange({ ...award, coins: typeof coins === 'number' ? coins : 0 })}
        />
      </div>
      <TextField
        label={`奖项 ${number} 标准`}
        rows={1}
        value={award.criteria}
        most={200}
        onChange={(criteria) => onChange({ ...award, criteria })}
      />
      {paid.map(({ member, memberId, reason, coins, isTakenBack }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Who has left has no code any more.
        <div key={at} className={classes['end']}>
          <p className={classes['missing']}>
            {memberId === null ? '已注销的会员' : <Link href={`/members/${memberId}`}>{member}</Link>}{' '}
            {isTakenBack ? '已收回' : '已得'} {coins} 金币{reason === '' ? '' : `：${reason}`}
          </p>
          {member === null || isTakenBack ? null : (
            <ActButton act={takeAwardBack(award.id, member)} id={month} />
          )}
        </div>
      ))}
      <RowList
        name={`奖项 ${number} 得奖的人`}
        addLabel={`奖项 ${number} 加一个人`}
        layout="line"
        rows={winners}
        most={MOST_WINNERS - paid.length}
        onAdd={() => onChange({ ...award, winners: [...winners, { member: '', reason: '' }] })}
        onRemove={(at) => onChange({ ...award, winners: winners.toSpliced(at, 1) })}
        renderRow={({ member, reason }, at) => (
          <>
            <LineField
              label={`奖项 ${number} 得奖的人 ${at + 1}`}
              placeholder="YA1234567"
              value={member}
              most={20}
              onChange={(next) => change(at, { member: next.trim() })}
            />
            <LineField
              label={`奖项 ${number} 理由 ${at + 1}`}
              value={reason}
              most={200}
              onChange={(next) => change(at, { reason: next })}
            />
          </>
        )}
      />
    </>
  );
}
