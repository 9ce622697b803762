import { IconChevronDown, IconX } from '@tabler/icons-react';
import { Button, Menu, TextInput } from '@yayan/ui';
import { type Ref, useState } from 'react';
import { TextFilter } from './TextFilter.tsx';
import type { Filter, FilterValues } from './list-types.ts';
import classes from './FilterBar.module.css';

interface FilterBarProps {
  filters: readonly Filter[];
  values: FilterValues;
  set: (name: string, value: string) => void;
  clear: () => void;
  /** The first text filter, for the key `/`. */
  searchRef?: Ref<HTMLInputElement>;
}

type ChoiceFilter = Extract<Filter, { kind: 'choice' }>;

interface ChoiceChipProps {
  filter: ChoiceFilter;
  value: string;
  onChange: (value: string) => void;
}

/** A choice as a chip: 「状态」, or 「状态：进行中」 with a button that removes it. */
function ChoiceChip({ filter: { label, choices }, value, onChange }: ChoiceChipProps) {
  const [opened, setOpened] = useState(false);
  const chosen = choices.find((choice) => choice.value === value)?.label;
  return (
    <span className={classes['chip']} data-active={chosen !== undefined}>
      <Menu opened={opened} onChange={setOpened} position="bottom-start">
        <Menu.Target>
          <button type="button" className={classes['name']}>
            {chosen === undefined ? label : `${label}：${chosen}`}
            <IconChevronDown size={14} stroke={2} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {choices.map((choice) => (
            <Menu.Item key={choice.value} onClick={() => onChange(choice.value)}>
              {choice.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {chosen === undefined ? null : (
        <button
          type="button"
          className={classes['remove']}
          aria-label={`去掉筛选 ${label}`}
          onClick={() => onChange('')}
        >
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      )}
    </span>
  );
}

/** The filters of a list in one row. */
export function FilterBar({ filters, values, set, clear, searchRef }: FilterBarProps) {
  const first = filters.find(({ kind }) => kind === 'text')?.name;
  return (
    <search className={classes['root']} aria-label="筛选">
      {filters.map((filter) => {
        const value = values[filter.name] ?? '';
        const change = (next: string): void => set(filter.name, next);
        if (filter.kind === 'choice')
          return <ChoiceChip key={filter.name} filter={filter} value={value} onChange={change} />;
        if (filter.kind === 'day')
          return (
            <label key={filter.name} className={classes['day']}>
              {filter.label}
              <TextInput
                type="date"
                value={value}
                onChange={(event) => change(event.currentTarget.value)}
                className={classes['date']}
              />
            </label>
          );
        return (
          <TextFilter
            key={filter.name}
            filter={filter}
            value={value}
            onChange={change}
            ref={filter.name === first ? (searchRef ?? null) : null}
          />
        );
      })}
      {Object.keys(values).length > 0 ? (
        <Button variant="subtle" size="xs" onClick={clear}>
          清除筛选
        </Button>
      ) : null}
    </search>
  );
}
