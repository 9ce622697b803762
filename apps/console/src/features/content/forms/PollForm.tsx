import type { PollDraft } from '@yayan/console-client';
import { NativeSelect, NumberInput } from '@yayan/ui';
import { MomentField } from '../../../shell/act/MomentField.tsx';
import { RowList } from '../../../shell/filed/RowList.tsx';
import classes from '../ContentPage.module.css';
import type { DraftForm } from './draft-form.ts';
import { LineField, TextField } from './fields.tsx';

const LEAST_OPTIONS = 2;
const MOST_OPTIONS = 12;

const results = [
  { value: 'afterVote', label: '投票后可见' },
  { value: 'always', label: '一直可见' },
  { value: 'afterClose', label: '截止后可见' },
];

interface OptionsProps {
  options: readonly string[];
  onChange: (options: string[]) => void;
}

function Options({ options, onChange }: OptionsProps) {
  return (
    <fieldset className={classes['group']}>
      <legend>选项</legend>
      <RowList
        name="选项"
        layout="line"
        rows={options}
        least={LEAST_OPTIONS}
        most={MOST_OPTIONS}
        onAdd={() => onChange([...options, ''])}
        onRemove={(at) => onChange(options.toSpliced(at, 1))}
        renderRow={(option, at) => (
          <LineField
            label={`选项 ${at + 1}`}
            value={option}
            most={40}
            onChange={(next) => onChange(options.with(at, next))}
          />
        )}
      />
    </fieldset>
  );
}

/** A poll's fields. */
export const PollForm: DraftForm<PollDraft> = ({ draft, onChange }) => (
  <>
    <LineField
      label="问题"
      value={draft.title}
      most={60}
      onChange={(title) => onChange({ ...draft, title })}
    />
    <TextField
      label="说明"
      description="可以不填。"
      rows={2}
      value={draft.description}
      most={200}
      onChange={(description) => onChange({ ...draft, description: description || null })}
    />
    <Options options={draft.options} onChange={(options) => onChange({ ...draft, options })} />
    <div className={classes['pair']}>
      <NumberInput
        label="最少选"
        min={1}
        max={draft.options.length}
        allowDecimal={false}
        value={draft.minChoices}
        onChange={(next) => onChange({ ...draft, minChoices: typeof next === 'number' ? next : 1 })}
      />
      <NumberInput
        label="最多选"
        min={1}
        max={draft.options.length}
        allowDecimal={false}
        value={draft.maxChoices}
        onChange={(next) => onChange({ ...draft, maxChoices: typeof next === 'number' ? next : 1 })}
      />
      <NativeSelect
        label="结果"
        data={results}
        value={draft.results}
        // The choices are the document's values.
        onChange={(event) =>
          onChange({ ...draft, results: event.currentTarget.value as PollDraft['results'] })
        }
      />
    </div>
    <div className={classes['pair']}>
      <MomentField
        label="开始，空着是马上"
        value={draft.startsAt ?? ''}
        onChange={(startsAt) => onChange({ ...draft, startsAt: startsAt || null })}
      />
      <MomentField
        label="截止，空着是不限"
        value={draft.closesAt ?? ''}
        onChange={(closesAt) => onChange({ ...draft, closesAt: closesAt || null })}
      />
    </div>
  </>
);
