import { MomentField } from '../../shell/act/MomentField.tsx';

/** From when until when a benefit is on sale, in ISO; null without a beginning or an end. */
export interface SaleTimes {
  saleFrom: string | null;
  saleUntil: string | null;
}

interface SaleTimesFieldsProps {
  value: SaleTimes;
  onChange: (value: SaleTimes) => void;
}

/** When the sale of a benefit begins and ends. An empty field is none. */
export function SaleTimesFields({ value, onChange }: SaleTimesFieldsProps) {
  const { saleFrom, saleUntil } = value;
  const isReversed = saleFrom !== null && saleUntil !== null && saleUntil <= saleFrom;
  return (
    <>
      <MomentField
        label="开售，空着是上架就卖"
        value={saleFrom ?? ''}
        onChange={(from) => onChange({ ...value, saleFrom: from || null })}
      />
      <MomentField
        label="截止，空着是不限"
        value={saleUntil ?? ''}
        error={isReversed ? '截止要晚于开售' : undefined}
        onChange={(until) => onChange({ ...value, saleUntil: until || null })}
      />
    </>
  );
}
