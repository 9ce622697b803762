import type { AddBenefitChoiceRequest } from '@yayan/console-client';
import { NumberInput, TextInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';
import { NumberField } from '../make/NumberField.tsx';

export type NewChoice = AddBenefitChoiceRequest['input'];

const LONGEST = 50;
const MOST_COINS = 10_000_000;
const MOST_PIECES = 1_000_000;
const MOST_YUAN = 100_000;
const FEN = 100;

const shown = (value: number | null): number | '' => (value === null || Number.isNaN(value) ? '' : value);

/** The new name of a choice. */
export const RenameForm: ActForm<{ choiceId: string; title: string }> = ({ value, onChange }) => (
  <TextInput
    label="规格的名称"
    maxLength={LONGEST}
    autoComplete="off"
    value={value.title}
    onChange={(event) => onChange({ ...value, title: event.currentTarget.value })}
    data-autofocus
  />
);

function NewChoiceFields({
  target,
  value,
  onChange,
}: {
  target: string;
  value: NewChoice;
  onChange: (value: NewChoice) => void;
}) {
  return (
    <>
      <TextInput
        label="规格的名称"
        maxLength={LONGEST}
        autoComplete="off"
        value={value.title}
        onChange={(event) => onChange({ ...value, title: event.currentTarget.value })}
        data-autofocus
      />
      <NumberField
        label="价格，金币"
        most={MOST_COINS}
        value={shown(value.price)}
        onChange={(price) => onChange({ ...value, price: price === '' ? Number.NaN : price })}
      />
      {target === 'mobile' ? (
        <NumberField
          label="面值，元"
          most={MOST_YUAN}
          value={shown(value.fen === null ? null : value.fen / FEN)}
          onChange={(yuan) => onChange({ ...value, fen: yuan === '' ? Number.NaN : Math.round(yuan * FEN) })}
        />
      ) : null}
      {target === 'codes' ? null : (
        <NumberInput
          label="库存"
          description="空着是不限。"
          min={0}
          max={MOST_PIECES}
          allowDecimal={false}
          value={shown(value.stock)}
          onChange={(stock) => onChange({ ...value, stock: typeof stock === 'number' ? stock : null })}
        />
      )}
    </>
  );
}

const ofTarget =
  (target: string): ActForm<NewChoice> =>
  (props) => <NewChoiceFields target={target} {...props} />;

const forms: Readonly<Record<string, ActForm<NewChoice>>> = {
  codes: ofTarget('codes'),
  mobile: ofTarget('mobile'),
  consignee: ofTarget('consignee'),
};

/** The fields of a new choice of a benefit that is delivered this way. One component for each, so that typing keeps its place. */
export const newChoiceForm = (target: string): ActForm<NewChoice> => forms[target] ?? ofTarget(target);
