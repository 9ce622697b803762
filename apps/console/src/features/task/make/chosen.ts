import type { TaskPart } from './task-form.ts';

/** The properties of a group of checkboxes, from those of its field. */
export const chosen = ({ value, onChange, error }: ReturnType<TaskPart['field']>) => ({
  value: value as string[], // The form's own values.
  onChange,
  error,
});
