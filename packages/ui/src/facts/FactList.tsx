import type { ReactNode } from 'react';
import { DataList } from '../mantine/display/data-list.ts';
import classes from './FactList.module.css';

/** A name and its value: 「时间」, 「11月21日 14:05」. Null leaves the line out. */
export type Fact = readonly [name: string, value: ReactNode] | null;

interface FactListProps {
  facts: readonly Fact[];
  /**
   * `columns`: values in a column of their own; `receipt`: at the right edge with dashed lines between; `dotted`: at the right
   * edge with a dotted leader; `stacked`: below their names.
   *
   * @default 'columns'
   */
  look?: 'columns' | 'receipt' | 'dotted' | 'stacked' | undefined;
  className?: string | undefined;
}

/** Facts about one thing, each with its name. */
export function FactList({ facts, look = 'columns', className = '' }: FactListProps) {
  return (
    <DataList
      className={`${classes['root']} ${className}`}
      classNames={{ item: classes['item'] ?? '', itemValue: classes['value'] ?? '' }}
      size={look === 'stacked' ? 'sm' : 'md'}
      orientation={look === 'stacked' ? 'vertical' : 'horizontal'}
      labelWidth={look === 'columns' ? '5em' : 'auto'}
      data-look={look}
    >
      {facts
        .filter((fact) => fact !== null)
        .map(([name, value]) => (
          <DataList.Item key={name}>
            <DataList.ItemLabel>{name}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
    </DataList>
  );
}
