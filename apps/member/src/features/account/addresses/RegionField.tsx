import { useListRegions } from '@yayan/api-client/react';
import { Button, NativeSelect, Skeleton } from '@yayan/ui';
import { useState } from 'react';
import classes from './RegionField.module.css';
import { regionChoices, regionPath } from './region-path.ts';

interface RegionFieldProps {
  /** Code of the district; empty until all levels are chosen. */
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
}

const levels = ['省份', '城市', '区县'] as const;
const day = 24 * 3_600_000;

/** Province, city and district. Each choice enables the next select. */
export function RegionField({ value, onChange, error }: RegionFieldProps) {
  const regions = useListRegions(undefined, { query: { staleTime: day } });
  const tree = regions.data?.items ?? [];
  const [started, setStarted] = useState<readonly string[]>();
  const path = started ?? regionPath(tree, value);
  const choices = regionChoices(tree, path);

  const choose = (level: number, code: string): void => {
    const next = code === '' ? path.slice(0, level) : [...path.slice(0, level), code];
    // A level with a single region, like the city of 上海市, is chosen automatically.
    for (let below = regionChoices(tree, next)[next.length]; below?.length === 1;) {
      next.push(...below.map((only) => only.code));
      below = regionChoices(tree, next)[next.length];
    }
    setStarted(next);
    const isWhole = code !== '' && regionChoices(tree, next).length === next.length;
    onChange(isWhole ? (next.at(-1) ?? '') : '');
  };

  if (regions.isError && tree.length === 0)
    return (
      <div className={classes['failed']} role="alert">
        地区列表没有加载出来
        <Button variant="light" loading={regions.isFetching} onClick={() => void regions.refetch()}>
          重试
        </Button>
      </div>
    );
  if (regions.isPending) return <Skeleton height={76} />;
  return (
    <fieldset className={classes['root']} aria-describedby="region-problem">
      <legend className={classes['label']}>所在地区</legend>
      <div className={classes['selects']}>
        {levels.map((label, level) => {
          const here = choices[level] ?? [];
          return (
            <NativeSelect
              key={label}
              {...(level === Math.min(path.length, choices.length - 1) && { name: 'regionCode' })}
              aria-label={label}
              size="lg"
              disabled={here.length === 0}
              value={path[level] ?? ''}
              onChange={(event) => choose(level, event.currentTarget.value)}
              error={error !== undefined && path[level] === undefined && here.length > 0}
            >
              <option value="">{label}</option>
              {here.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          );
        })}
      </div>
      <p id="region-problem" className={classes['problem']}>
        {error}
      </p>
    </fieldset>
  );
}
