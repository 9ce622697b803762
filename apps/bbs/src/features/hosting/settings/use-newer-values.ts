import type { useForm } from '@yayan/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mergeValues } from './merge-values.ts';
import type { SettingsValues } from './settings-values.ts';

/**
 * Merges newer settings of another host into an open form without losing typed texts. Returns the names of the fields that both
 * changed, and a function that discards the own changes.
 */
export const useNewerValues = (
  form: ReturnType<typeof useForm<SettingsValues>>[0],
  newest: SettingsValues,
) => {
  const before = useRef(newest);
  const [opposed, setOpposed] = useState<readonly string[]>([]);
  const version = JSON.stringify(newest);
  const take = useEffectEvent((arrived: string): void => {
    if (arrived === JSON.stringify(before.current)) return;
    const merged = mergeValues(before.current, form.getValues(), newest);
    before.current = newest;
    form.setValues(merged.values);
    setOpposed(merged.opposed);
  });
  useEffect(() => take(version), [version]);
  return {
    opposed,
    giveUp: (): void => {
      form.setValues(newest);
      setOpposed([]);
    },
  };
};
