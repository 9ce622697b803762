import type { FiledFault } from '@yayan/console-client';
import { useForm } from '@yayan/ui';
import { useRef, useState } from 'react';
import { useFiledCheck } from './use-filed-check.ts';

interface FiledFormInput<Values extends object, Checked> {
  /** Names the check in the cache. */
  name: string;
  initial: Values;
  /** The file that the form describes. */
  sourceOf: (values: Values) => string;
  check: (source: string, signal: AbortSignal) => Promise<Checked>;
  /** The field of the form that a field of the file belongs to. */
  formFieldOf: (field: string) => string;
}

const showResult = (head: HTMLElement | null): void => {
  head?.scrollIntoView({ block: 'start' });
  head?.focus({ preventScroll: true });
};

/**
 * A form that describes a file. The server checks the file as the operator types. A fault is shown beside its field once the
 * field was touched, and beside all fields after `showFaults`, which also moves the focus to the first one. Without a fault
 * the focus goes to `result`, the head of what the file would do, which may be out of view.
 */
export const useFiledForm = <Values extends object, Checked extends { faults: readonly FiledFault[] }>({
  name,
  initial,
  sourceOf,
  check,
  formFieldOf,
}: FiledFormInput<Values, Checked>) => {
  const [form, root] = useForm<Values>({ mode: 'controlled', initialValues: initial });
  const result = useRef<HTMLHeadingElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const source = sourceOf(form.values);
  const state = useFiledCheck(name, source, check);
  const faults = new Map(
    (state.checked?.faults ?? []).map(({ field, text }) => [formFieldOf(field), text] as const),
  );
  const errorOf = (path: string): string | undefined =>
    showsAll || form.isTouched(path) ? faults.get(path) : undefined;
  const field = (path: string) => {
    const props = form.getInputProps(path);
    return { ...props, value: props.value, error: errorOf(path) };
  };
  const showFaults = (): void => {
    setShowsAll(true);
    if (faults.size > 0) form.refuse({});
    else showResult(result.current);
  };
  return { ...state, form, root, result, source, field, errorOf, showFaults };
};

/** The fields of a form whose faults the server names. */
export interface FiledFields {
  /** The properties of the field at a path: value, change and fault. */
  field: ReturnType<typeof useFiledForm>['field'];
  errorOf: (path: string) => string | undefined;
}
