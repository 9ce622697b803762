import { Button } from '@yayan/ui';
import { useNavigate } from 'react-router';
import { ActButton } from '../../act/ActButton.tsx';
import type { FilterValues } from '../list-types.ts';
import { type Bulk, bulkActOf, type Target } from './bulk-definition.ts';
import type { Choice } from './use-choice.ts';
import classes from './BulkBar.module.css';

interface BulkBarProps<Item> {
  bulk: Bulk<Item>;
  choice: Choice;
  items: readonly Item[];
  rowKey: (item: Item) => string;
  values: FilterValues;
  /** Whether more match than are loaded. */
  hasMore: boolean;
  /** How many match: 「128」 or 「10,000+」. */
  matching: string;
}

/** What can be done with the chosen rows. A started act leads to its own page, which shows how far it is. */
export function BulkBar<Item>(props: BulkBarProps<Item>) {
  const { bulk, choice, items, rowKey, values, hasMore, matching } = props;
  const navigate = useNavigate();
  const { keys, isAll } = choice;
  if (keys.length === 0 && !isAll) return null;
  const chosen = items.filter((item) => keys.includes(rowKey(item)));
  const target: Target =
    isAll && bulk.queryOf ? { query: bulk.queryOf(values) } : { ids: chosen.map(bulk.idOf) };
  const areAllLoadedChosen = items.length > 0 && items.every((item) => choice.has(rowKey(item)));
  return (
    <fieldset className={classes['root']} aria-label="选中的">
      <span>{isAll ? `已选全部 ${matching} 个` : `已选 ${chosen.length} 个`}</span>
      {!isAll && bulk.queryOf && hasMore && areAllLoadedChosen ? (
        <Button variant="subtle" size="xs" onClick={choice.chooseAll}>
          选中全部 {matching} 个
        </Button>
      ) : null}
      {bulk.acts.map((definition) => (
        <ActButton
          key={`${definition.act} ${JSON.stringify(target)}`}
          act={bulkActOf(definition, target)}
          id={JSON.stringify(target)}
          onDone={({ id }) => {
            choice.clear();
            void navigate(`/system/bulk-runs/${id ?? ''}`);
          }}
        />
      ))}
      <Button variant="subtle" size="xs" onClick={choice.clear}>
        取消选择
      </Button>
    </fieldset>
  );
}
