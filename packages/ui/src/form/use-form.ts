import { type FormErrors, useForm as useMantineForm, type UseFormInput } from '@mantine/form';
import { useEffect, useState } from 'react';

/**
 * Mantine's form, which also moves the focus to the first wrong field, whether the form or the server found it. Returns the
 * form and the ref for `Form`. Wrong fields are found by `aria-invalid`.
 */
export const useForm = <Values extends object>(input: UseFormInput<Values>) => {
  const form = useMantineForm<Values>({ clearInputErrorOnChange: true, ...input });
  const [element, root] = useState<HTMLFormElement | null>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, element]);

  /** Shows problems at their fields. */
  const refuse = (problems: FormErrors): void => {
    form.setErrors(problems);
    setRefusals((count) => count + 1);
  };

  /** Sends the values when they are valid; otherwise shows the problems. */
  const submitWith = async (send: (values: Values) => void | Promise<void>): Promise<void> => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) refuse(errors);
    else await send(form.getValues());
  };

  return [{ ...form, refuse, submitWith }, root] as const;
};
